import * as urls from '#app/shared/urls.ts'
import { PUBLISHED_ON, type SheetRow, type SpreadsheetTemplate } from '../template.ts'

const COLUMNS = [
  { header: 'Nr.', width: 5, kind: 'order' },
  { header: 'Dokumentas ir punktas', width: 20 },
  { header: 'Reikalavimas (citata)', width: 40 },
  { header: 'Mūsų siūloma reikšmė', width: 28 },
  { header: 'Įrodymas: dokumentas, puslapis', width: 28 },
  { header: 'Atsakingas', width: 13 },
  { header: 'Iki kada', width: 14 },
  { header: 'Būsena', width: 11 },
] as const

const EXAMPLES: readonly (readonly string[])[] = [
  [
    'Specifikacija, 4.2',
    '„Spausdinimo greitis – ne mažesnis kaip 30 puslapių per minutę.“',
    '35 puslapiai per minutę',
    'Gamintojo aprašymas, 3 puslapis',
    'Rūta',
    'gruodžio 11 d.',
    'yra',
  ],
  [
    'Sąlygos, 7.1',
    '„Tiekėjas per paskutinius 3 metus įvykdė bent vieną panašią sutartį.“',
    'Viena sutartis, baigta 2025 m. spalio 14 d.',
    'EBVPD; paprašius – užsakovo pažyma',
    'Mantas',
    'gruodžio 9 d.',
    'rengiama',
  ],
  [
    'Sutarties projektas, 5.3',
    '„Gedimas pašalinamas per 8 darbo valandas.“',
    'Sutinkame; meistro darbas įskaičiuotas į kainą',
    'Kainos skaičiavimas, 12 eilutė',
    'Ieva',
    'gruodžio 10 d.',
    'yra',
  ],
  [
    'Sąlygos, 9.4',
    '„Pasiūlymas galioja iki 2027 m. kovo 23 d.“',
    'Iki 2027 m. kovo 23 d.',
    'Pasiūlymo forma, 6 eilutė',
    'Rūta',
    'gruodžio 11 d.',
    'nepradėta',
  ],
]

export const requirementsTable: SpreadsheetTemplate = {
  format: 'xlsx',
  slug: 'reikalavimu-lentele',
  label: 'Reikalavimų lentelė',
  title: 'Viešojo pirkimo reikalavimų lentelė',
  description:
    'Lentelė, į kurią surašomi visi pirkimo reikalavimai: punktas, citata, siūloma reikšmė, įrodymas ir atsakingas žmogus. Excel failas su pavyzdžiu.',
  use: 'Kai perskaitėte pirkimo dokumentus ir norite nieko nepamiršti.',
  intro:
    'Pasiūlymas gali būti atmestas ir dėl vieno nepastebėto sakinio. Į lentelę perkelkite kiekvieną sąlygų, specifikacijos ir sutarties projekto sakinį, kuriame yra „turi“, „privalo“ arba „pateikiama“, ir prie kiekvieno nurodykite, kuo įrodysite atitiktį.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Reikalavimą nukopijuokite pažodžiui ir nurodykite punktą: perfrazuojant lengva pamesti žodžius „ne mažiau“ ar „arba lygiavertis“.',
    'Stulpelyje „Mūsų siūloma reikšmė“ rašykite skaičių, modelį ar datą. Iš žodžio „atitinka“ pirkėjas nieko negali patikrinti.',
    'Prie įrodymo nurodykite puslapį – tą pačią nuorodą perkelsite į techninį pasiūlymą.',
    'Surašykite ir sutarties projekto reikalavimus: netesybos, reagavimo laikas ir mokėjimo terminas lemia kainą, o sudarant sutartį jų keisti negalima.',
    'Patirties reikalavimą palyginkite su leidžiamu laikotarpiu: darbams – paskutiniai {experienceWorks}, prekėms ir paslaugoms – {experienceGoodsServices}; konkurencijai didinti jis gali būti ilgesnis, o mažos vertės pirkimuose Kvalifikacijos metodika neprivaloma.',
    'Prieš pateikdami pasiūlymą, lentelę duokite jo nerengusiam kolegai: tegul atverčia kiekvieną nurodytą puslapį.',
    'Jei sąlygos pasikeitė, palyginkite redakcijas ir pakeistas eilutes pažymėkite.',
  ],
  sheets: [
    {
      name: 'Reikalavimai',
      heading: 'Reikalavimų lentelė',
      lines: [
        'Pirkimas: [pavadinimas], numeris [CVP IS numeris]',
        'Sąlygų redakcija: [data]. Klausimai priimami iki [data], pasiūlymai – iki [data ir valanda]',
      ],
      columns: COLUMNS,
      rows: [],
      emptyRows: 26,
    },
    {
      name: 'Pavyzdys',
      heading: 'Reikalavimų lentelės pavyzdys',
      lines: ['Išgalvotas spausdintuvų pirkimas; pasiūlymai teikiami iki 2026 m. gruodžio 23 d.'],
      columns: COLUMNS,
      rows: EXAMPLES.map((cells, index): SheetRow => ({ cells: [index + 1, ...cells] })),
      emptyRows: 0,
      isExample: true,
    },
  ],
  shown: 1,
  sources: [
    {
      act: 'VPĮ',
      article: '86 straipsnio 3 dalis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016427679',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'Kvalifikacijos metodika', article: '16 punktas', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Kaip su tokia lentele rengiamas pasiūlymas, rašome straipsnyje',
      label: '„Kaip laimėti viešąjį pirkimą“',
      href: urls.article('kaip-laimeti-viesaji-pirkima'),
    },
    {
      text: 'Reikalavimas neaiškus arba per griežtas? Naudokitės',
      label: 'klausimo pirkėjui šablonu',
      href: urls.template('klausimas-del-pirkimo-salygu'),
    },
    {
      text: 'Kuo įrodyti atitiktį aplinkosaugos reikalavimams, paaiškinta straipsnyje',
      label: 'apie žaliuosius pirkimus',
      href: urls.article('zalieji-pirkimai'),
    },
  ],
}
