import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readDeadlineForm } from './deadline-query.ts'
import { DeadlineResultCard } from './deadline-result-card.tsx'

test.each([
  [
    'a notice by post has the time limit of the law and the shorter one of the procurement office',
    'klausimas=pretenzija&pirkimas=supaprastintas&budas=pastu',
    'įstatyme įrašytas terminas yra 15 dienų, o Viešųjų pirkimų tarnyba supaprastintam pirkimui nurodo 5 darbo dienas.',
  ],
  [
    'in an accelerated purchase the answer may come later',
    'klausimas=klausimai&pirkimas=supaprastintas',
    'Pagreitintame pirkime po atsakymo turi likti 3 dienos.',
  ],
  [
    'after a low-value purchase the contract may be made at once',
    'klausimas=pretenzija&pirkimas=mazos-vertes',
    'Sutartis gali būti sudaryta iš karto, todėl pretenziją rašykite nedelsdami.',
  ],
  [
    'without a legal basis there is no date',
    'klausimas=salygos&pirkimas=tarptautinis&istatymas=pi&budas=pastu',
    'todėl datos neskaičiuojame',
  ],
])('%s', (_, address, sentence) => {
  expect(textOf(`data=2026-11-24&${address}&istatymas=vpi`)).toContain(sentence)
})

test('before anything is asked, a calendar is drawn where the result will be', () => {
  const empty = renderToStaticMarkup(<DeadlineResultCard query={null} today="2026-11-24" />)
  expect(empty).toMatch(/data-answer="".*<svg [^>]*aria-hidden="true".*Atsakymas atsiras čia/s)
})

const CLAIM = 'klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi'

test('the legal end is said only when it is another day than the safe date', () => {
  const sameDay = textOf(`${CLAIM}&data=2026-11-23`)
  expect(sameDay).toContain('Saugi data 2026 m. gruodžio 3 d., ketvirtadienis')
  expect(sameDay).not.toContain('Teisinė pabaiga')

  const onSaturday = textOf(`${CLAIM}&data=2026-11-25`)
  expect(onSaturday).toContain('Saugi data 2026 m. gruodžio 4 d., penktadienis')
  expect(onSaturday).toContain('Teisinė pabaiga 2026 m. gruodžio 7 d., pirmadienis')
})

test.each([
  ['2026-11-26', 'liko 7 d.'],
  ['2026-12-03', 'paskutinė diena'],
  ['2026-12-04', 'jau praėjo'],
])('on %s the date is followed by „%s“', (today, left) => {
  expect(textOf(`${CLAIM}&data=2026-11-23`, today)).toContain(`gruodžio 3 d., ketvirtadienis ${left}`)
})

test.each([
  ['vpi', ['9 dienos (VPĮ 60 straipsnis)', '7 dienos (VPĮ 62 straipsnio 6 dalis ir 65 straipsnio 4 dalis)']],
  ['pi', ['9 dienos (PĮ 70 straipsnis)', '7 dienos (PĮ 72 ir 74 straipsnių 4 dalys)']],
])('each of the shortest time limits of %s has its article', (law, rows) => {
  const page = pageOf(`klausimas=pasiulymai&pirkimas=supaprastintas&istatymas=${law}&data=2026-11-23`)
  const text = textIn(page)
  for (const row of rows) expect(text).toContain(row)
  expect(page.match(/<li>/g)).toHaveLength(text.match(/\((?:VPĮ|PĮ) [^)]+\)/g)?.length ?? 0)
})

test('the caveat and what the result rests on come at its end, folded behind one line', () => {
  const text = textOf(`${CLAIM}&data=2026-11-23`)
  expect(text).toMatch(/Nuoroda į šį atsakymą\s*Orientacinė data\. Kaip tikrinome.*ne teisininkas\.$/)
  expect(text.split('Orientacinė')).toHaveLength(2)
})

function textOf(address: string, today?: string): string {
  return textIn(pageOf(address, today))
}

function pageOf(address: string, today = '2026-11-24'): string {
  const { query } = readDeadlineForm(new URLSearchParams(address))
  return renderToStaticMarkup(<DeadlineResultCard query={query} today={today} />)
}

function textIn(page: string): string {
  return page.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ')
}
