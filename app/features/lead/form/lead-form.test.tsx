import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FIELD_ROWS, LEAD_FIELD_NAMES } from '../lead-fields.ts'
import { formFacts } from './form-facts.ts'
import { LeadForm } from './lead-form.tsx'

test('the fields whose rows say so are half as wide, and leave no hole in the grid', () => {
  const html = renderToStaticMarkup(<LeadForm facts={formFacts()} values={{}} />)
  const afterEachHalf = html.split('sm:!col-span-1').slice(1)
  const halves = afterEachHalf.map((rest) => /name="(\w+)"/.exec(rest)?.[1])
  const isHalf = LEAD_FIELD_NAMES.map((name) => ('width' in FIELD_ROWS[name] ? '½' : '1'))

  expect(LEAD_FIELD_NAMES.filter((_, i) => isHalf[i] === '½')).toEqual(halves)
  expect(isHalf.join('').replaceAll('½½', '1')).not.toContain('½')
})
