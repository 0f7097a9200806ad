import * as urls from '#app/shared/urls.ts'
import { PUBLISHED_ON, type SheetRow, type SpreadsheetTemplate } from '../template.ts'

type Entry = readonly [document: string, who: string, check: string]

const WITH_TENDER: readonly Entry[] = [
  ['Pasiūlymo forma', 'tiekėjas', 'pildoma pirkėjo forma, jos nekeičiant'],
  ['Kainos lentelė arba sąmata', 'tiekėjas', 'suma tokia pat kaip CVP IS laukelyje ir pasiūlymo formoje'],
  ['Techninis pasiūlymas', 'tiekėjas', 'prie kiekvieno punkto – reikšmė ir įrodymo puslapis'],
  ['EBVPD', 'tiekėjas', 'importuota šio pirkimo užklausa'],
  ['Grupės narių EBVPD', 'kiekvienas grupės narys', 'kiekvienas deklaruoja už save'],
  [
    'Ūkio subjektų, kurių pajėgumais remiamasi, EBVPD',
    'kiekvienas ūkio subjektas',
    'jie nurodyti ir tiekėjo EBVPD',
  ],
  ['Jungtinės veiklos sutartis', 'tiekėjų grupė', 'dalys tokios pat kaip pasiūlymo formoje'],
  [
    'Įrodymas, kad kito ūkio subjekto pajėgumai bus prieinami',
    'ūkio subjektas',
    'nurodyta, kokie pajėgumai ir kam',
  ],
  ['Subtiekėjų sąrašas', 'tiekėjas', 'kuriai daliai ir kas pasitelkiamas, jei jau žinoma'],
  [
    'Specialistų sąrašas ir sutikimai dirbti',
    'tiekėjas',
    'sutikimą duoda ir tas, kurį įdarbinsite tik laimėję',
  ],
  ['Pasiūlymo galiojimo užtikrinimas', 'tiekėjas', 'forma, suma ir galiojimo data – kaip nurodyta sąlygose'],
  ['Įgaliojimas pasirašyti pasiūlymą', 'tiekėjas', 'kai pasirašo ne vadovas'],
  ['Konfidencialios informacijos sąrašas', 'tiekėjas', 'nurodytas dokumentas, puslapis ir priežastis'],
]

const FROM_WINNER: readonly Entry[] = [
  ['Dokumentas dėl teistumo', 'sąlygose nurodyti asmenys', 'ne senesnis, nei prašoma sąlygose'],
  [
    'Pažymos dėl mokesčių ir „Sodros“ įmokų',
    'tiekėjas, grupės nariai, ūkio subjektai',
    'vietoj kelių pažymų gali tikti Registrų centro jungtinė pažyma',
  ],
  ['Teisė verstis veikla: licencija, atestatas', 'tas, kas atliks tą dalį', 'galioja iki darbų pabaigos'],
  ['Įvykdytų sutarčių sąrašas ir užsakovų pažymos', 'tiekėjas', 'vertė be PVM, datos, jūsų atlikta dalis'],
  ['Duomenys apie metines pajamas', 'tiekėjas', 'tik už tuos metus, už kuriuos prašoma'],
  ['Specialistų kvalifikacijos dokumentai', 'specialistai', 'pavardės tokios pat kaip pasiūlyme'],
  ['Kokybės ar aplinkos apsaugos vadybos sertifikatai', 'tiekėjas', 'kai jų reikalaujama; ar galioja'],
  [
    'Dokumentai dėl nacionalinio saugumo ir sankcijų',
    'tiekėjas, subtiekėjai, ūkio subjektai',
    'kai tai numatyta sąlygose',
  ],
]

const BEFORE_CONTRACT: readonly Entry[] = [
  [
    'Sutarties įvykdymo užtikrinimas',
    'tiekėjas',
    'tekstą su pirkėju suderinkite prieš pasirašydami; pateikite laiku',
  ],
  ['Draudimo liudijimai', 'tiekėjas', 'kai jų reikalaujama sutarties projekte'],
  ['Pasirašomos sutarties palyginimas su projektu', 'tiekėjas', 'pasirašomas tekstas atitinka skelbtą'],
  ['Už sutartį atsakingų asmenų sąrašas', 'tiekėjas', 'kas pasirašo aktus, kas teikia sąskaitas per SABIS'],
]

function rows(title: string, entries: readonly Entry[], first: number): SheetRow[] {
  return [
    { look: 'section', cells: [title] },
    ...entries.map(
      (entry, index): SheetRow => ({ cells: [first + index, ...entry, null, null, null, null] }),
    ),
  ]
}

const TO_WINNER = WITH_TENDER.length + 1
const TO_CONTRACT = TO_WINNER + FROM_WINNER.length

export const documentList: SpreadsheetTemplate = {
  format: 'xlsx',
  slug: 'dokumentu-sarasas',
  label: 'Dokumentų sąrašas',
  title: 'Viešojo pirkimo pasiūlymo dokumentų sąrašas',
  description:
    'Kokius dokumentus pateikti su pasiūlymu, kokių bus prašoma laimėtojo ir ko prireiks sutarčiai. Excel lentelė su vieta atsakingiems žmonėms ir datoms.',
  use: 'Kai rengiate pasiūlymą ir dokumentus renka keli žmonės.',
  intro:
    'Sąraše – dokumentai, kurių pirkėjai gali prašyti teikiant pasiūlymą, nustačius galimą laimėtoją ir prieš sudarant sutartį. Ištrinkite tuos, kurių jūsų pirkime neprašoma, ir prie likusių įrašykite, kas ir iki kada juos parengs.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Atsiverskite pirkimo sąlygas ir prie kiekvieno dokumento įrašykite punktą, kuriame jo prašoma. Jei tokio punkto nėra, eilutę ištrinkite: nereikalingas dokumentas tik kelia klausimų. Palikite įgaliojimą ir konfidencialios informacijos sąrašą – jų prireikia, net jei neprašoma.',
    'Su pasiūlymu teikiamas EBVPD, o jį patvirtinančių dokumentų paprastai prašoma tik iš galimo laimėtojo. Vis dėlto prieš deklaruodami įsitikinkite, kad juos gausite.',
    'Kokio senumo pažymos tinka, nurodyta sąlygose. Viename 2026 m. pirkime dokumentai dėl teistumo turėjo būti ne senesni kaip {certificateConvictions}, mokesčių ir „Sodros“ pažymos – {certificateTaxes}.',
    'Failus pavadinkite taip, kaip vadinami sąlygų priedai, o stulpelyje „Būsena“ žymėkite: nepradėta, rengiama, yra, įkelta.',
    'Likus dienai iki termino, sąrašą sutikrinkite su failais, kuriuos matote CVP IS.',
  ],
  sheets: [
    {
      name: 'Dokumentai',
      heading: 'Pasiūlymo dokumentų sąrašas',
      lines: [
        'Pirkimas: [pavadinimas], numeris [CVP IS numeris]',
        'Pasiūlymų pateikimo termino pabaiga: [data ir valanda]',
      ],
      columns: [
        { header: 'Nr.', width: 5, kind: 'order' },
        { header: 'Dokumentas', width: 38 },
        { header: 'Kas pateikia', width: 24 },
        { header: 'Ką patikrinti', width: 36 },
        { header: 'Sąlygų punktas', width: 11 },
        { header: 'Kas parengia', width: 15 },
        { header: 'Iki kada', width: 14 },
        { header: 'Būsena', width: 11 },
      ],
      rows: [
        ...rows('Teikiama su pasiūlymu', WITH_TENDER, 1),
        ...rows('Pateikia galimas laimėtojas, kai paprašo pirkėjas', FROM_WINNER, TO_WINNER),
        ...rows('Prieš sudarant sutartį', BEFORE_CONTRACT, TO_CONTRACT),
      ],
      emptyRows: 5,
    },
  ],
  shown: 0,
  sources: [
    { act: 'Kvalifikacijos metodika', article: '8.6 papunktis', checked: PUBLISHED_ON, mark: 'B' },
    {
      act: 'VPĮ',
      article: '86 straipsnio 2 dalis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016427679',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'VPĮ', article: '22 straipsnio 3 dalis', checked: PUBLISHED_ON, mark: 'B' },
    { act: 'Pirkimo dokumentai', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Kas pildo EBVPD ir ką reiškia jo klausimai, paaiškinta',
      label: 'EBVPD vadove',
      href: urls.article('ebvpd'),
    },
    {
      text: 'Kokios pažymos patvirtina, kad nėra pagrindo pašalinti, rašome straipsnyje',
      label: 'apie pašalinimo pagrindus',
      href: urls.article('pasalinimo-pagrindai'),
    },
    {
      text: 'Ką tikrinti užtikrinimo tekste, surašyta straipsnyje',
      label: 'apie pasiūlymo galiojimo užtikrinimą',
      href: urls.article('pasiulymo-galiojimo-uztikrinimas'),
    },
    {
      text: 'Kokių dokumentų reikia dėl kilmės ir kontroliuojančių asmenų, aptarta straipsnyje',
      label: 'apie nacionalinį saugumą ir sankcijas',
      href: urls.article('nacionalinis-saugumas-ir-sankcijos'),
    },
  ],
}
