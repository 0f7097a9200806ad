import * as urls from '#app/shared/urls.ts'
import { type DocumentTemplate, letterHead, PUBLISHED_ON, SIGNATURE } from '../template.ts'

const CLAUSE = '[Dokumento pavadinimas], [punkto numeris] punktas: „[pažodinė citata]“.'

export const question: DocumentTemplate = {
  format: 'docx',
  slug: 'klausimas-del-pirkimo-salygu',
  label: 'Klausimas dėl pirkimo sąlygų',
  title: 'Prašymo paaiškinti pirkimo sąlygas šablonas',
  description:
    'Klausimas pirkėjui dėl neaiškios, ribojančios ar prekės ženklą nurodančios sąlygos. Word failas su parengtomis formuluotėmis.',
  use: 'Kai sąlyga neaiški, prieštarauja kitai arba nepagrįstai riboja konkurenciją.',
  intro:
    'Gerame klausime sąlyga pacituojama, parodoma, kas joje neaišku, ir pasiūloma formuluotė. Tada pirkėjui belieka pasirinkti atsakymą. Šablone – trijų dažniausių klausimų ruošiniai: palikite tą, kurio reikia.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Pirkimo sąlygose susiraskite, iki kada galima klausti. Laiku paklausus, pirkėjas atsako likus ne mažiau kaip {buyersAnswerInternational dative} (supaprastintame pirkime – {buyersAnswerSimplified dative}) iki pasiūlymų pateikimo termino pabaigos; pagreitintoms procedūroms taikomas kitas terminas, o mažos vertės pirkime jo ieškokite sąlygose.',
    'Viename klausime aptarkite vieną neaiškumą: kai klausiama kelių dalykų iš karto, dalis jų lieka be atsakymo.',
    'Atsakymą gauna visi tiekėjai, todėl neišduokite savo sprendimo, kainos ar gamintojo.',
    'Jei sąlyga riboja konkurenciją, parašykite, kuo ji trukdo ir kaip tą patį tikslą pasiekti kitaip. Pasiūlytą formuluotę pirkėjas gali tiesiog perimti.',
    'Klausimas pretenzijos nepakeičia. Jei sąlygą ketinate ginčyti, pagal VPĮ pretenzija teikiama per {claimOnConditionsInternational accusative}, supaprastintame pirkime – per {claimOnConditionsSimplified accusative}; skaičiuokite nuo sąlygų paskelbimo.',
    'Klausimą siųskite CVP IS, to pirkimo susirašinėjimo skiltyje. Gavę atsakymą, patikrinkite, ar nepasikeitė dokumentai ir terminas.',
  ],
  blocks: [
    ...letterHead('Prašymas paaiškinti pirkimo sąlygas'),
    {
      kind: 'paragraph',
      text: 'Dėl pirkimo „[pirkimo pavadinimas]“, pirkimo numeris [CVP IS numeris], [dalies numeris, jei pirkimas skaidomas į dalis].',
    },
    {
      kind: 'paragraph',
      text: 'Remdamiesi [VPĮ 36 straipsniu / PĮ 49 ir 53 straipsniais], prašome paaiškinti toliau nurodytas pirkimo sąlygas ir, jei reikia, jas patikslinti.',
    },
    { kind: 'advice', text: 'Palikite tą klausimą, kurio reikia, kitus ištrinkite.' },
    { kind: 'heading', text: '1. Sąlyga, kurią galima suprasti dvejopai' },
    { kind: 'paragraph', label: 'Sąlyga.', text: CLAUSE },
    {
      kind: 'paragraph',
      label: 'Kas neaišku.',
      text: 'Ši nuostata gali reikšti, kad [pirmasis aiškinimas] arba kad [antrasis aiškinimas]. [Jei kitame dokumente parašyta kitaip: dokumentas, punktas, citata.]',
    },
    {
      kind: 'paragraph',
      label: 'Klausimas.',
      text: 'Kuris aiškinimas teisingas? Jei nuostatos skirtinguose dokumentuose nesutampa, prašome nurodyti, kuri taikoma, ir jas suvienodinti.',
    },
    { kind: 'heading', text: '2. Reikalavimas, kuris nepagrįstai riboja konkurenciją' },
    { kind: 'paragraph', label: 'Sąlyga.', text: CLAUSE },
    {
      kind: 'paragraph',
      label: 'Kuo ji riboja.',
      text: 'Šis reikalavimas neleidžia dalyvauti tiekėjams, kurie [aplinkybė], nors sutarčiai įvykdyti tai nebūtina, nes [priežastis]. Tą patį tikslą galima pasiekti [kaip].',
    },
    {
      kind: 'paragraph',
      label: 'Prašymas.',
      text: 'Prašome sąlygą pakeisti ir išdėstyti taip: „[siūloma formuluotė]“. Jei jos nekeisite, prašome nurodyti, kaip reikalavimas susijęs su pirkimo objektu ir kodėl jis proporcingas.',
    },
    { kind: 'heading', text: '3. Nurodytas prekės ženklas, gamintojas ar standartas' },
    { kind: 'paragraph', label: 'Sąlyga.', text: CLAUSE },
    {
      kind: 'paragraph',
      label: 'Klausimas.',
      text: 'Ar tinka ir lygiavertis gaminys, kurio [svarbiausi parametrai]? Kokiais dokumentais reikėtų įrodyti jo lygiavertiškumą?',
    },
    {
      kind: 'paragraph',
      label: 'Prašymas.',
      text: 'Jei žodžių „arba lygiavertis“ specifikacijoje nėra, prašome juos įrašyti.',
    },
    { kind: 'heading', text: 'Dėl pasiūlymų pateikimo termino' },
    {
      kind: 'paragraph',
      text: 'Jei paaiškinimas būtų pateiktas vėliau, nei nustatyta, arba pirkimo sąlygos būtų iš esmės pakeistos, prašome atitinkamai pratęsti pasiūlymų pateikimo terminą.',
    },
    { kind: 'signatures', signers: [SIGNATURE] },
  ],
  sources: [
    {
      act: 'VPĮ',
      article: '36 straipsnis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016426919',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      act: 'PĮ',
      article: '49 straipsnis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016430439',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'PĮ', article: '53 straipsnis', checked: PUBLISHED_ON, mark: 'B' },
    {
      title: 'VPT klausimai ir atsakymai: pretenzijų pateikimo terminai',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360001326185',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      act: 'VPĮ',
      article: '102 straipsnis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016428039',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'Pirkimo dokumentai', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Kokius reikalavimus pirkėjas gali kelti, surašyta straipsnyje',
      label: 'apie Viešųjų pirkimų įstatymą',
      href: urls.article('viesuju-pirkimu-istatymas'),
    },
    {
      text: 'Neaišku, ar tiks jūsų sertifikatas? Lygiavertės įrodymo priemonės aptartos straipsnyje',
      label: 'apie žaliuosius pirkimus',
      href: urls.article('zalieji-pirkimai'),
    },
    {
      text: 'Iki kada pirkėjas turi atsakyti, suskaičiuos',
      label: 'terminų skaičiuoklė',
      href: urls.deadlines,
    },
  ],
}
