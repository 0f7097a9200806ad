import * as urls from '#app/shared/urls.ts'
import { PUBLISHED_ON, type SpreadsheetTemplate } from '../template.ts'
import { cashFlowSheet } from './cash-flow-sheet.ts'

export const cashFlow: SpreadsheetTemplate = {
  format: 'xlsx',
  slug: 'pinigu-srautu-lentele',
  label: 'Pinigų srautų lentelė',
  title: 'Viešojo pirkimo sutarties pinigų srautų lentelė',
  description:
    'Excel lentelė: kiek kiekvieną mėnesį gausite ir išmokėsite vykdydami sutartį ir kada labiausiai trūks pinigų. Su formulėmis ir pavyzdžiu.',
  use: 'Kai skaičiuojate, ar užteks pinigų sutarčiai vykdyti.',
  intro:
    'Ir pelningai sutarčiai vykdyti gali pritrūkti pinigų: atlyginimus ir medžiagas apmokate iš karto, o pirkėjas moka tik priėmęs rezultatą. Įrašę, kiek kurį mėnesį gausite ir išmokėsite, matysite, kiek lėšų reikia turėti.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Pildykite tik tuščius langelius: bendras sumas, rezultatą, likutį ir didžiausią trūkumą lentelė suskaičiuoja pati. Sumas rašykite be PVM; jei mokestis turi įtakos likučiui, įrašykite jį eilutėje „PVM ir kiti mokesčiai“.',
    'Mokėjimą rašykite prie to mėnesio, kurį pinigai pasieks sąskaitą. Viešoji institucija turi sumokėti per {paymentTerm accusative}; ilgesnis terminas, ne daugiau kaip {longPaymentTerm}, galimas tik tada, kai jis pagrįstas. Pridėkite laiką aktui pasirašyti.',
    'Avansą įrašykite tik tada, kai jis numatytas sutarties projekte, o jo grąžinimo garantijos kainą – prie užtikrinimų.',
    'Nukopijuokite lapą ir parenkite blogesnį variantą: mokėjimas vėluoja mėnesį, medžiagos brangsta.',
    'Jei trūkumo nepadengia sąskaitos likutis ir kredito linija, su banku kalbėkitės prieš teikdami pasiūlymą.',
    'Vykdydami sutartį, šalia plano rašykite tikras sumas: kitą kartą kainą apskaičiuosite tiksliau.',
  ],
  sheets: [
    cashFlowSheet(
      {
        name: 'Pinigų srautai',
        heading: 'Pinigų srautų lentelė',
        lines: [
          'Sutartis: [pavadinimas], vertė be PVM: [suma]',
          'Sumos eurais, be PVM. Pirmas mėnuo: [mėnuo]',
        ],
      },
      null,
    ),
    cashFlowSheet(
      {
        name: 'Pavyzdys',
        heading: 'Pinigų srautų lentelės pavyzdys',
        lines: [
          'Paslaugos teikiamos tris mėnesius už 45 000 Eur; pinigai gaunami praėjus maždaug mėnesiui nuo akto pasirašymo.',
          'Sumos eurais, be PVM.',
        ],
        isExample: true,
      },
      {
        opening: 0,
        amounts: {
          'Mokėjimai pagal aktus': [0, 15_000, 15_000, 15_000],
          'Atlyginimai ir su jais susiję mokesčiai': [6_000, 6_000, 6_000],
          'Medžiagos ir prekės': [3_000, 2_000, 2_000],
          Subtiekėjai: [2_000, 2_000, 2_000],
          'Užtikrinimas ir draudimas': [600],
        },
      },
    ),
  ],
  shown: 1,
  sources: [
    {
      act: 'Direktyva 2011/7/ES',
      link: 'https://eur-lex.europa.eu/legal-content/LT/ALL/?uri=LEGISSUM:mi0074',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'Mokėjimų vėlavimo prevencijos įstatymas', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Kaip skaitoma ši lentelė ir kiek priklauso už pavėluotą mokėjimą, rašome straipsnyje',
      label: 'apie finansų valdymą laimėjus pirkimą',
      href: urls.article('finansu-valdymas-laimejus-pirkima'),
    },
    {
      text: 'Kokiai sumai ir kokiam laikui reikės garantijos, aptarta straipsnyje',
      label: 'apie pasiūlymo galiojimo užtikrinimą',
      href: urls.article('pasiulymo-galiojimo-uztikrinimas'),
    },
    {
      text: 'Dirbsite grupėje? Dėl pervedimų susitarkite',
      label: 'jungtinės veiklos sutarties plane',
      href: urls.template('jungtines-veiklos-sutarties-planas'),
    },
  ],
}
