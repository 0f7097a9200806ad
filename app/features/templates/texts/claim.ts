import * as urls from '#app/shared/urls.ts'
import { type DocumentTemplate, letterHead, PUBLISHED_ON, SIGNATURE } from '../template.ts'

const HELPDESK = 'https://klausk.vpt.lt/hc/lt/articles'

export const claim: DocumentTemplate = {
  format: 'docx',
  slug: 'pretenzija',
  label: 'Pretenzija',
  title: 'Pretenzijos dėl viešojo pirkimo šablonas',
  description:
    'Pretenzija pirkėjui: pirkimas, ginčijamas sprendimas, faktai, pažeista nuostata ir prašymas. Word failas, kurį užpildysite savo duomenimis.',
  use: 'Kai nesutinkate su pirkėjo sprendimu arba ginčijate pirkimo sąlygas.',
  intro:
    'Kol sutartis nesudaryta, pretenzija pirkėjui paprastai yra privalomas žingsnis prieš kreipiantis į teismą. Šablone yra vietos viskam, ko pirkėjui reikia jai išnagrinėti: ginčijamam sprendimui, faktams, pažeistai nuostatai ir aiškiam prašymui.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Pirmiausia suskaičiuokite terminą. Tarptautiniame pirkime pretenzija teikiama per {claimInternational accusative}, supaprastintame, taip pat mažos vertės, – per {claimSimplified accusative} nuo pranešimo apie sprendimą išsiuntimo dienos, o jei raštu pranešti neprivaloma, – nuo sprendimo paskelbimo. Pagal VPĮ tokie pat terminai taikomi ir pretenzijai dėl pirkimo sąlygų; saugiausia juos skaičiuoti nuo sąlygų paskelbimo.',
    'Mažos vertės pirkime atidėjimo termino nėra, todėl sutartis gali būti sudaryta iš karto. Pirkėjas privalo nagrinėti tik laiku ir iki sutarties sudarymo gautą pretenziją – rašykite nedelsdami.',
    'Visus argumentus surašykite iš karto: pakartotinės pretenzijos dėl to paties sprendimo pirkėjas gali nenagrinėti.',
    'Sprendimą pavadinkite taip, kaip jis pavadintas pranešime. Prie kiekvieno fakto nurodykite dokumentą ir puslapį, o citatas perrašykite pažodžiui.',
    'Prašykite to, ką pirkėjas gali padaryti vienu sprendimu: panaikinti, pakeisti, įvertinti iš naujo. Jei ginčijate pirkimo sąlygas, antroje dalyje pacituokite ginčijamą punktą, o prašyme pasiūlykite, kaip jį pakeisti.',
    'Pretenziją siųskite elektroninėmis priemonėmis – per CVP IS arba kitu sąlygose nurodytu būdu; mažos vertės pirkime ji teikiama raštu. Išsaugokite išsiuntimo patvirtinimą. Jei pasirašo ne vadovas arba rašote tiekėjų grupės vardu, pridėkite įgaliojimą.',
  ],
  blocks: [
    ...letterHead('Pretenzija dėl [ginčijamo sprendimo arba pirkimo sąlygų punkto]'),
    { kind: 'heading', text: '1. Pirkimas' },
    {
      kind: 'paragraph',
      text: 'Pretenzija teikiama dėl pirkimo „[pirkimo pavadinimas]“, pirkimo numeris [CVP IS numeris], [dalies numeris, jei pirkimas skaidomas į dalis] (toliau – pirkimas). Pirkimas vykdomas pagal [Viešųjų pirkimų įstatymą (VPĮ) / Pirkimų, atliekamų vandentvarkos, energetikos, transporto ar pašto paslaugų srities perkančiųjų subjektų, įstatymą (PĮ)] ir yra [tarptautinis / supaprastintas / mažos vertės].',
    },
    { kind: 'heading', text: '2. Ginčijamas sprendimas arba pirkimo sąlyga' },
    {
      kind: 'advice',
      text: 'Palikite tą pastraipą, kuri tinka: pirmoji – dėl sprendimo, antroji – dėl pirkimo sąlygų.',
    },
    {
      kind: 'paragraph',
      text: '[Pranešimo išsiuntimo data] pirkimo vykdytojas [CVP IS priemonėmis] pranešė, kad [sprendimo esmė ir nurodytas jo pagrindas]. Su šiuo sprendimu nesutinkame.',
    },
    {
      kind: 'paragraph',
      text: 'Ginčijame pirkimo sąlygų [punkto numeris] punktą: „[pažodinė citata]“.',
    },
    {
      kind: 'paragraph',
      text: 'Pretenzijos pateikimo terminas baigiasi [paskutinė termino diena], todėl ji teikiama laiku.',
    },
    { kind: 'heading', text: '3. Faktinės aplinkybės' },
    {
      kind: 'list',
      items: [
        'Pirkimo sąlygų [punkto numeris] punkte nustatyta: „[pažodinė citata]“.',
        'Pasiūlymo dokumente „[dokumento pavadinimas]“, [puslapio numeris] puslapyje, nurodėme: „[pažodinė citata]“. [Palikite, jei ginčijate sprendimą dėl pasiūlymo.]',
        '[Kita aplinkybė: data, dokumentas ir kas jame parašyta.]',
      ],
    },
    { kind: 'heading', text: '4. Pažeista nuostata ir pažeidimo pasekmės' },
    {
      kind: 'paragraph',
      text: '[Sprendimas / Ši pirkimo sąlyga] prieštarauja [įstatymo straipsniui ir daliai arba pirkimo sąlygų punktui], nes [paaiškinimas vienu ar dviem sakiniais].',
    },
    {
      kind: 'paragraph',
      text: 'Dėl šio pažeidimo [kokios galimybės ar teisės netekome arba neteksime: pavyzdžiui, pasiūlymas neįvertintas ir netekome galimybės sudaryti sutartį].',
    },
    { kind: 'heading', text: '5. Prašymas' },
    {
      kind: 'advice',
      text: 'Palikite tą prašymą, kuris tinka: pirmasis – dėl sprendimo, antrasis – dėl pirkimo sąlygų.',
    },
    {
      kind: 'paragraph',
      text: 'Remdamiesi [VPĮ 102 ir 103 straipsniais / PĮ 107, 108 ir 109 straipsniais], prašome:',
    },
    {
      kind: 'list',
      items: [
        'panaikinti [sprendimo data] sprendimą [sprendimo esmė];',
        'pakeisti pirkimo sąlygų [punkto numeris] punktą ir jį išdėstyti taip: „[siūloma formuluotė]“;',
        '[ko dar prašote: pavyzdžiui, iš naujo įvertinti pasiūlymą ir sudaryti pasiūlymų eilę];',
        'sprendimą dėl pretenzijos priimti ir apie jį raštu pranešti per {claimAnswer accusative} nuo pretenzijos gavimo dienos ([VPĮ 103 straipsnio 3 dalis / PĮ 109 straipsnio 3 dalis]).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Gavęs pretenziją, pirkimo vykdytojas negali sudaryti pirkimo sutarties, kol nesibaigė įstatyme nustatytas terminas, skaičiuojamas nuo pranešimo apie sprendimą dėl pretenzijos ([VPĮ 103 straipsnio 2 dalis / PĮ 109 straipsnio 2 dalis]).',
    },
    { kind: 'heading', text: 'Pridedama' },
    {
      kind: 'list',
      items: [
        'Pirkimo vykdytojo pranešimas ([lapų skaičius] l.).',
        '[Dokumentas, kuriuo remiatės] ([lapų skaičius] l.).',
        '[Įgaliojimas, jei pasirašo ne vadovas arba pretenzija teikiama grupės vardu] ([lapų skaičius] l.).',
      ],
    },
    { kind: 'signatures', signers: [SIGNATURE] },
  ],
  sources: [
    {
      act: 'VPĮ',
      article: '102 straipsnis',
      link: `${HELPDESK}/360016428039`,
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      act: 'VPĮ',
      article: '103 straipsnis (VPT rodo ankstesnę redakciją)',
      link: `${HELPDESK}/360016427999`,
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      title: 'VPT klausimai ir atsakymai: pretenzijų pateikimo terminai',
      link: `${HELPDESK}/360001326185`,
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      act: 'PĮ',
      article: '107 straipsnis',
      link: `${HELPDESK}/360016431039`,
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    {
      act: 'PĮ',
      article: '108 straipsnis',
      link: `${HELPDESK}/360016403240`,
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'PĮ', article: '109 straipsnis', checked: PUBLISHED_ON, mark: 'B' },
    { act: 'VPĮ', article: '86 straipsnio 8 dalis', checked: PUBLISHED_ON, mark: 'B' },
    { act: 'Pirkimo dokumentai', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Nežinote, iki kada rašyti? Paskutinę dieną parodys',
      label: 'terminų skaičiuoklė',
      href: urls.deadlines,
    },
    {
      text: 'Kas vyksta pateikus pretenziją ir iki kada kreiptis į teismą, rašome straipsnyje',
      label: 'apie Viešųjų pirkimų įstatymą',
      href: urls.article('viesuju-pirkimu-istatymas'),
    },
    {
      text: 'Pasiūlymas atmestas dėl kainos? Kada tai leidžiama, paaiškinta straipsnyje',
      label: 'apie neįprastai mažą kainą',
      href: urls.article('neiprastai-maza-kaina'),
    },
  ],
}
