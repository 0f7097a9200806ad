import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextDates } from './text-dates.tsx'

const dates = { published: '2025-03-18', updated: '2026-11-22', reviewed: '2026-11-22' }

test('a reviewer is named only once there is one', () => {
  const signer = { name: 'Vardenė Pavardenė', role: 'advokatė' }

  expect(renderToStaticMarkup(<TextDates {...dates} signer={null} />)).not.toContain('Patikrino')
  expect(renderToStaticMarkup(<TextDates {...dates} signer={signer} />)).toContain(
    'Patikrino Vardenė Pavardenė, advokatė',
  )
})

test('a text that has not changed does not say that it was updated', () => {
  const unchanged = renderToStaticMarkup(<TextDates {...dates} updated={dates.published} />)

  expect(unchanged).not.toContain('Atnaujinta')
  expect(unchanged).toContain(
    'Paskelbta\u00a0<time dateTime="2025-03-18">2025\u00a0m.\u00a0kovo\u00a018\u00a0d.</time>',
  )
  expect(renderToStaticMarkup(<TextDates {...dates} />)).toContain('Atnaujinta')
})
