import { expect, test } from 'vitest'
import { answers } from '#app/features/answers/answers.ts'
import { QUESTION_PARAM } from '#app/features/answers/answers-page.tsx'
import * as urls from '#app/ui/urls.ts'
import { fetchWithRetry } from '../support/fetch-with-retry.ts'
import { sharedSite } from '../support/shared-site.ts'

const site = await sharedSite()

/** Written before the search was tuned. */
const ASKED = [
  ['pamiršau įkelti EBVPD ar galiu po termino', 'pamirsau-ebvpd'],
  ['nepridėjau espd', 'pamirsau-ebvpd'],
  ['praleidau terminą pretenzijai', 'sutartis-jau-sudaryta'],
  ['kiek laiko turiu pretenzijai', 'kiek-laiko-pretenzijai'],
  ['per kiek dienų galima apskųsti pirkėjo sprendimą', 'kiek-laiko-pretenzijai'],
  ['iki kada skųstis', 'kiek-laiko-pretenzijai'],
  ['ar galima skųsti žodžiu / el. paštu', 'kaip-pateikti-pretenzija'],
  ['minimalka kyla nuo sausio ar galiu pakelti kainą', 'mma-dideja'],
  ['MMA didėja, perskaičiuoti kainą', 'mma-dideja'],
  ['pabrango medžiagos ką daryti', 'pabrango-medziagos'],
  ['pirkėjas nemoka jau du mėnesius', 'pirkejas-nemoka'],
  ['kada turi sumokėti už sąskaitą', 'pirkejas-nemoka'],
  ['vėluoja apmokėti, delspinigiai', 'pirkejas-nemoka'],
  ['ar gausiu avansą', 'avansas'],
  ['cvp is neveikia paskutinę dieną', 'cvp-is-neveikia'],
  ['lūžo sistema per terminą', 'cvp-is-neveikia'],
  ['suklydau kainoje', 'suklydau-kainoje'],
  ['aritmetinė klaida pasiūlyme', 'suklydau-kainoje'],
  ['pamiršau pasirašyti pasiūlymą', 'pamirsau-pasirasyti'],
  ['kokio parašo reikia', 'koks-parasas'],
  ['ar būtinas elektroninis parašas', 'koks-parasas'],
  ['tinka smart-id?', 'koks-parasas'],
  ['ar reikia versti dokumentus į lietuvių kalbą', 'vertimas-apostile'],
  ['ką daryti jei nieko neatsakė į pretenziją', 'pirkejas-neatsake'],
  ['žyminis mokestis kiek', 'zyminis-mokestis'],
  ['kiek kainuoja teismas dėl pirkimo', 'zyminis-mokestis'],
  ['ar galiu matyti konkurento pasiūlymą', 'laimetojo-pasiulymas'],
  ['laimėtojo kaina per maža, ar galiu ginčyti', 'pagristi-maza-kaina'],
  ['prašo pagrįsti mažą kainą', 'pagristi-maza-kaina'],
  ['mano kaina konfidenciali?', 'kas-konfidencialu'],
  ['trūksta patirties', 'truksta-patirties'],
  ['galiu remtis kitos įmonės patirtimi?', 'truksta-patirties'],
  ['ar individuali veikla gali dalyvauti', 'kas-gali-dalyvauti'],
  ['ar gali dalyvauti užsienio įmonė', 'kas-gali-dalyvauti'],
  ['skolingas sodrai 30 eurų', 'mokesciu-skola'],
  ['mokesčių skola ar pašalins', 'mokesciu-skola'],
  ['mane įtraukė į nepatikimų tiekėjų sąrašą', 'nutraukta-sutartis'],
  ['pirkėjas nutraukė sutartį', 'nutraukta-sutartis'],
  ['neatitinka specifikacija, nurodytas konkretus gamintojas', 'nurodytas-gamintojas'],
  ['reikalavimas pritaikytas vienam tiekėjui', 'salygos-ribojancios'],
  ['pirkėjas neatsako į klausimus', 'iki-kada-klausti'],
  ['ar galiu užduoti klausimą po termino', 'iki-kada-klausti'],
  ['ar galiu atsiimti pasiūlymą', 'pakeisti-pasiulyma'],
  ['noriu pakeisti jau pateiktą pasiūlymą', 'pakeisti-pasiulyma'],
  ['banko garantija kiek kainuoja', 'draudimo-laidavimas'],
  ['užtikrinimas kada grąžina', 'uztikrinimo-grazinimas'],
  ['ar tinka draudimo laidavimas', 'draudimo-laidavimas'],
  ['kiek galioja pasiūlymas', 'pakeisti-pasiulyma'],
  ['kada galima sudaryti sutartį po laimėjimo', 'kada-sudaroma-sutartis'],
  ['ar mažos vertės pirkime yra 5 dienų laukimas', 'kada-sudaroma-sutartis'],
  ['nuo kokios sumos reikia skelbti pirkimą', 'ar-privaloma-skelbti'],
  ['pirkimas iki 15000', 'ar-privaloma-skelbti'],
  ['subrangovas nori kad mokėtų tiesiogiai', 'tiesioginis-atsiskaitymas'],
  ['ar galima keisti subtiekėją', 'pakeisti-subtiekeja'],
  ['papildomi darbai kas apmokės', 'papildomi-darbai'],
  ['PVM pasikeitė ar keisis kaina', 'keiciasi-pvm'],
  ['du pasiūlymai vienodi balai', 'vienodi-balai'],
  ['kodėl neskaido į dalis', 'neskaidoma-i-dalis'],
  ['rusiškos prekės ar galima siūlyti', 'rusiskos-kiniskos-prekes'],
  ['kinijos gamintojas', 'rusiskos-kiniskos-prekes'],
  ['kaip patekti į cpo katalogą', 'cpo-lt-katalogas'],
  ['ar reikia pažymų su pasiūlymu', 'ar-reikia-pazymu'],
  ['jungtinė pažyma', 'ar-reikia-pazymu'],
  ['ar galima pateikti du pasiūlymus', 'du-pasiulymai'],
  ['atsisakyti pasirašyti sutartį ką gresia', 'nenoriu-pasirasyti'],
  ['kur rasti kiek laimėjo konkurentas', 'laimetojo-pasiulymas'],
  ['per kiek laiko praneša laimėtoją', 'kada-pranes-rezultatus'],
  ['pirkimą nutraukė ar galiu reikalauti žalos', 'pirkimas-nutrauktas'],
] as const

/** Lists the addresses of the answers that the page shows, the best first. */
async function answersTo(question: string): Promise<string[]> {
  const query = new URLSearchParams({ [QUESTION_PARAM]: question })
  const html = await (await fetchWithRetry(`${site.url}${urls.answers}?${query}`)).text()
  return [...html.matchAll(/<h2[^>]*><a href="(\/atsakymai\/[^"]+)"/g)].flatMap(([, href]) => href ?? [])
}

/** One after the other, as a visitor asks. */
async function countFirst(asked: readonly (readonly [question: string, slug: string])[]): Promise<number> {
  let count = 0
  for (const [question, slug] of asked) {
    const [first] = await answersTo(question)
    if (first === urls.answer(slug)) count++
  }
  return count
}

test.each(ASKED)('„%s“ finds the answer %s', async (question, slug) => {
  expect(await answersTo(question)).toContain(urls.answer(slug))
})

test('nine wordings of ten find their answer at the first place', async () => {
  expect(await countFirst(ASKED)).toBeGreaterThanOrEqual(0.9 * ASKED.length)
})

test('every question finds its own answer first', async () => {
  expect(await countFirst(answers.map(({ question, slug }) => [question, slug]))).toBe(answers.length)
})
