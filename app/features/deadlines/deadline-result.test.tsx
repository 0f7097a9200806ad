import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readDeadlineForm } from './deadline-query.ts'
import { DeadlineResult } from './deadline-result.tsx'

test.each([
  [
    'a notice by post has the term of the law and the shorter one of the authority',
    'klausimas=pretenzija&pirkimas=supaprastintas&budas=pastu',
    'įstatyme įrašytas terminas yra 15 dienų, o VPT supaprastintam pirkimui nurodo 5 darbo dienas.',
  ],
  [
    'in an accelerated purchase the answer may come later',
    'klausimas=klausimai&pirkimas=supaprastintas',
    'Pagreitintame pirkime po atsakymo turi likti 3 dienos.',
  ],
])('%s', (_, address, sentence) => {
  const params = new URLSearchParams(`istatymas=vpi&data=2026-11-24&${address}`)
  const page = renderToStaticMarkup(<DeadlineResult query={readDeadlineForm(params).query} />)

  expect(page.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')).toContain(sentence)
})
