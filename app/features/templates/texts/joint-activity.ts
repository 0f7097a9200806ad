import * as urls from '#app/shared/urls.ts'
import { type Block, type DocumentTemplate, PUBLISHED_ON } from '../template.ts'

const PARTIES: readonly Block[] = [
  { kind: 'title', text: 'Jungtinės veiklos sutarties planas' },
  { kind: 'date', text: '[data], [sudarymo vieta]' },
  {
    kind: 'advice',
    text: 'Tai planas, o ne parengta sutartis: pagal jį susitariama dėl darbų, pinigų ir atsakomybės. Jei pirkėjas pridėjo savo formą ar išvardijo būtinas nuostatas, laikykitės jų. Galutinį tekstą duokite peržiūrėti teisininkui.',
  },
  { kind: 'heading', text: '1. Šalys ir tikslas' },
  {
    kind: 'paragraph',
    text: '[Pirmojo partnerio pavadinimas], kodas [kodas], atstovaujama [pareigos, vardas ir pavardė], ir [antrojo partnerio pavadinimas], kodas [kodas], atstovaujama [pareigos, vardas ir pavardė], susitaria pateikti bendrą pasiūlymą pirkime „[pirkimo pavadinimas]“, pirkimo numeris [CVP IS numeris], o laimėję – kartu vykdyti pirkimo sutartį.',
  },
  {
    kind: 'paragraph',
    text: 'Jungiamasi todėl, kad [objektyvi priežastis: kurio reikalavimo viena įmonė neatitinka arba kurios darbų dalies negali atlikti].',
  },
  { kind: 'heading', text: '2. Atsakingasis partneris' },
  {
    kind: 'paragraph',
    text: 'Atsakingasis partneris yra [pavadinimas]. Kiti partneriai įgalioja jį pateikti pasiūlymą, pasirašyti [pasiūlymą / pirkimo sutartį / abu dokumentus], teikti paaiškinimus bei pretenzijas ir susirašinėti su pirkėju. Apie kiekvieną pirkėjo raštą jis partneriams praneša per [terminas darbo dienomis]. Jei savo pareigų vykdyti nebegali, atsakinguoju partneriu tampa [pavadinimas].',
  },
]

const WORK: readonly Block[] = [
  { kind: 'heading', text: '3. Darbų pasidalijimas' },
  {
    kind: 'table',
    columns: [
      { header: 'Partneris', percent: 22 },
      { header: 'Kurią dalį atlieka (specifikacijos skyrius)', percent: 34 },
      { header: 'Vertės dalis, proc.', percent: 16 },
      { header: 'Kurį kvalifikacijos reikalavimą atitinka', percent: 28 },
    ],
    rows: [
      ['[Pirmasis partneris]', '[skyriai ir darbai]', '[dalis]', '[sąlygų punktas]'],
      ['[Antrasis partneris]', '[skyriai ir darbai]', '[dalis]', '[sąlygų punktas]'],
    ],
  },
  {
    kind: 'paragraph',
    text: 'Tos pačios dalys nurodomos pasiūlymo formoje. Partneris, dėl kurio kvalifikacijos grupė atitinka reikalavimą, susijusią dalį atlieka pats. Jo skiriami specialistai: [vardai, pavardės, pareigos].',
  },
  { kind: 'heading', text: '4. EBVPD ir kiti dokumentai' },
  {
    kind: 'paragraph',
    text: 'Kiekvienas partneris iki [data] pateikia atsakingajam partneriui savo EBVPD ir patvirtina, kad nėra pagrindo jo šalinti iš pirkimo. Apie pasikeitusias aplinkybes praneša nedelsdamas. Pirkėjui pareikalavus, įrodymus pateikia per [terminas darbo dienomis].',
  },
]

const MONEY: readonly Block[] = [
  { kind: 'heading', text: '5. Kaina, sąskaitos ir atsiskaitymas' },
  {
    kind: 'list',
    items: [
      'Pasiūlymo kainą tvirtina visi partneriai. Už savo dalies kainą atsako ją apskaičiavęs partneris.',
      'Sąskaitas pirkėjui išrašo [atsakingasis partneris / kiekvienas partneris už savo dalį].',
      'Gautą mokėjimą atsakingasis partneris perveda per [terminas darbo dienomis]. Vėluodamas moka [dydis] dydžio delspinigius už kiekvieną dieną.',
      'Partneriai turi teisę matyti pirkėjui pateiktas sąskaitas ir pasirašytus aktus.',
      'Pasiūlymo rengimo išlaidas padengia [kas ir kokiomis dalimis].',
    ],
  },
  { kind: 'heading', text: '6. Užtikrinimai ir draudimas' },
  {
    kind: 'paragraph',
    text: 'Pasiūlymo galiojimo užtikrinimą pateikia [partneris], sutarties įvykdymo užtikrinimą – [partneris], draudimą – [partneris]. Jų kaina dalijamasi [kaip]. Užtikrinime nurodomi visi grupės nariai, jei to reikalauja pirkimo sąlygos.',
  },
  { kind: 'heading', text: '7. Atsakomybė' },
  {
    kind: 'list',
    items: [
      'Pirkėjui partneriai atsako [solidariai / kaip nustatyta pirkimo sąlygose].',
      'Partneris, dėl kurio kaltės pirkėjas pritaikė netesybas ar patyrė nuostolių, kito partnerio sumokėtą sumą jam atlygina per [terminas] nuo rašytinio reikalavimo.',
      'Jei užbaigti partnerio dalį kainuoja daugiau, nei sutarta, skirtumą atlygina tas partneris.',
    ],
  },
  { kind: 'heading', text: '8. Kai partneris nebegali vykdyti savo dalies' },
  {
    kind: 'paragraph',
    text: 'Apie kliūtis partneris raštu praneša per [terminas darbo dienomis]. Jei per [terminas] padėtis neištaisoma, kiti partneriai gali perimti jo dalį arba pasitelkti kitą atlikėją, kiek tai leidžia pirkimo sutartis. Pateikus pasiūlymą, grupės sudėtis keičiama tik tada, kai tai leidžia pirkimo sąlygos ir įstatymas.',
  },
]

const ENDING: readonly Block[] = [
  { kind: 'heading', text: '9. Sprendimai ir konfidencialumas' },
  {
    kind: 'paragraph',
    text: 'Dėl kainos, pretenzijos, sutarties pakeitimo ir jos nutraukimo partneriai sprendžia [vienbalsiai / kita tvarka]. Vienas kito kainų, darbo metodų ir asmens duomenų partneriai neatskleidžia, išskyrus tai, ką privaloma pateikti pirkėjui.',
  },
  { kind: 'heading', text: '10. Naujas juridinis asmuo' },
  {
    kind: 'paragraph',
    text: 'Laimėjusi grupė iki [data] įsteigia juridinį asmenį. Steigimo išlaidas padengia [kas ir kokiomis dalimis], jo dalys paskirstomos [kaip]. [Ištrinkite, jei pirkimo sąlygose to nereikalaujama.]',
  },
  { kind: 'heading', text: '11. Galiojimas' },
  {
    kind: 'paragraph',
    text: 'Sutartis įsigalioja ją pasirašius, dar iki pasiūlymo pateikimo, ir galioja, kol bus įvykdyti visi, taip pat ir garantiniai, įsipareigojimai pirkėjui ir vienas kitam. Jei pasiūlymas nelaimi, ji baigiasi [data ar įvykis].',
  },
  { kind: 'heading', text: '12. Pakeitimai, pranešimai ir ginčai' },
  {
    kind: 'paragraph',
    text: 'Sutartis keičiama raštu, nepažeidžiant pirkimo sąlygų. Pranešimai siunčiami el. paštu: [adresai]. Ginčai, kurių nepavyksta išspręsti per [terminas], sprendžiami [kur ir kaip].',
  },
  {
    kind: 'signatures',
    signers: [
      ['[Pirmojo partnerio pavadinimas]', '[Pareigos, vardas, pavardė]', '(parašas)'],
      ['[Antrojo partnerio pavadinimas]', '[Pareigos, vardas, pavardė]', '(parašas)'],
    ],
  },
]

export const jointActivity: DocumentTemplate = {
  format: 'docx',
  slug: 'jungtines-veiklos-sutarties-planas',
  label: 'Jungtinės veiklos sutarties planas',
  title: 'Jungtinės veiklos sutarties planas',
  description:
    'Dvylika dalykų, dėl kurių tiekėjų grupė susitaria prieš teikdama pasiūlymą: darbai, pinigai, atsakomybė, pasitraukimas. Word failas.',
  use: 'Kai pasiūlymą teikiate kartu su partneriu.',
  intro:
    'Grupės partneriai dažniausiai susiginčija dėl dalykų, kurių neaptarė iš anksto: kas ką atlieka, kada gauna pinigus ir kas moka už vėlavimą. Planas padeda aptarti visus dvylika klausimų dar prieš pateikiant pasiūlymą.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Pirmiausia perskaitykite pirkimo sąlygas: ar jose nustatyta privaloma forma ir būtinos nuostatos, ar reikalaujama atsakyti solidariai arba įsteigti juridinį asmenį.',
    'Pirmoje dalyje įrašykite tikrą priežastį jungtis. Jei kiekvienas galėtumėte dalyvauti savarankiškai, dėl konkurencijos teisės rizikos pirmiausia pasitarkite su teisininku.',
    'Trečioje dalyje darbus susiekite su specifikacijos skyriais. Procentai turi būti tokie pat kaip pasiūlymo formoje ir kartu sudaryti visą vertę.',
    'Kiekvienas grupės narys pildo atskirą EBVPD, ir pašalinimo pagrindai tikrinami dėl kiekvieno. Pagal VPĮ dėl mokesčių ar „Sodros“ skolos, ne didesnės kaip {taxDebt}, nešalinama.',
    'Penktoje ir septintoje dalyse nepalikite tuščių vietų: nuo jų priklauso, kada gausite pinigus ir kiek rizikuojate.',
    'Sutartį pasirašykite prieš pateikdami pasiūlymą ir, jei sąlygose reikalaujama, prie jo pridėkite. Jei pasiūlymą pasirašo vienas partneris, kiti turi būti jam suteikę įgaliojimą.',
    'Laimėjusi, bet reikalauto juridinio asmens neįsteigusi grupė laikoma atsisakiusia sudaryti sutartį, todėl dešimtos dalies nepraleiskite.',
  ],
  blocks: [...PARTIES, ...WORK, ...MONEY, ...ENDING],
  sources: [
    { act: 'VPĮ', article: '46 straipsnis', checked: PUBLISHED_ON, mark: 'B' },
    { act: 'Kvalifikacijos metodika', article: '8.6 papunktis', checked: PUBLISHED_ON, mark: 'B' },
    {
      act: 'VPĮ',
      article: '86 straipsnio 2 ir 4 dalys',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016427679',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      act: 'PĮ',
      article: '94 straipsnio 2 ir 4 dalys',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016403060',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'Pirkimo dokumentai', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Kada verta jungtis ir kuo partneris skiriasi nuo subtiekėjo, rašome straipsnyje',
      label: 'apie jungtinės veiklos sutartį',
      href: urls.article('juntines-veiklos-sutartis-pirkimuose'),
    },
    {
      text: 'Ką patikrinti apie partnerį, paaiškinta straipsnyje',
      label: 'apie pašalinimo pagrindus',
      href: urls.article('pasalinimo-pagrindai'),
    },
    {
      text: 'Kas pateikia užtikrinimą ir iki kada jis galioja, aptarta straipsnyje',
      label: 'apie pasiūlymo galiojimo užtikrinimą',
      href: urls.article('pasiulymo-galiojimo-uztikrinimas'),
    },
  ],
}
