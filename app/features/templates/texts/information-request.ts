import * as urls from '#app/shared/urls.ts'
import { type DocumentTemplate, letterHead, PUBLISHED_ON, SIGNATURE } from '../template.ts'

export const informationRequest: DocumentTemplate = {
  format: 'docx',
  slug: 'prasymas-pateikti-informacija',
  label: 'Prašymas pateikti informaciją',
  title: 'Prašymo pateikti išsamesnę informaciją šablonas',
  description:
    'Prašymas, kad pirkėjas paaiškintų, kodėl pasiūlymas atmestas ar nelaimėjo ir kuo pranašesnis laimėtojo pasiūlymas. Word failas.',
  use: 'Kai nelaimėjote ir iš pranešimo neaišku, kodėl.',
  intro:
    'Pranešime apie rezultatus priežastys kartais nurodomos vienu sakiniu. Dalyviui raštu paprašius, pirkėjas turi pateikti išsamesnę informaciją. Atsakymas padės nuspręsti, ar teikti pretenziją, ir pravers rengiant kitą pasiūlymą.',
  published: PUBLISHED_ON,
  reviewed: PUBLISHED_ON,
  howTo: [
    'Rašykite vos gavę pranešimą apie rezultatus. Perkančioji organizacija atsako per {detailedInformation accusative} nuo prašymo gavimo dienos, o pretenzijos terminas, kai pranešta elektroniniu būdu, yra trumpesnis.',
    'Prašymas pretenzijos termino nepratęsia: tarptautiniame pirkime ji teikiama per {claimInternational accusative}, supaprastintame – per {claimSimplified accusative} nuo pranešimo išsiuntimo. Jei sprendimas atrodo neteisėtas, pretenziją teikite nelaukdami atsakymo, ypač mažos vertės pirkime: jame sutartis gali būti sudaryta iš karto.',
    'Palikite tik tą prašymo dalį, kuri jums tinka: A – jei pasiūlymas atmestas, B – jei jis neatmestas, bet nelaimėjo.',
    'Klauskite konkrečiai: nurodykite sąlygų punktą, vertinimo kriterijų, dokumentą. Į klausimą „Kodėl nelaimėjome?“ galima atsakyti vienu sakiniu.',
    'Jei norite susipažinti su laimėjusiu pasiūlymu, patikrinkite, kas apie tai parašyta sąlygose. 2026 m. sąlygų pavyzdžiuose nustatyta, kad, pasiūlymo paprašius iki atidėjimo termino pabaigos, pretenzijos ir atidėjimo terminai pailgėja tiek, kiek jo laukiama. Jei tokios nuostatos nėra, skaičiuokite be pratęsimo.',
    'VPĮ 58 straipsnio 2 dalies terminas taikomas perkančiosioms organizacijoms. Jei perkama pagal PĮ, remkitės PĮ 68 straipsnio 2 dalimi, o terminą pakeiskite tuo, kuris nurodytas pirkimo sąlygose.',
  ],
  blocks: [
    ...letterHead('Prašymas pateikti išsamesnę informaciją apie pirkimo rezultatus'),
    {
      kind: 'paragraph',
      text: '[Pranešimo data] gavome pranešimą apie pirkimo „[pirkimo pavadinimas]“ (numeris [CVP IS numeris], [dalies numeris, jei pirkimas skaidomas į dalis]) procedūros rezultatus. Mūsų pasiūlymas [atmestas / neatmestas, bet nepripažintas laimėjusiu].',
    },
    {
      kind: 'paragraph',
      text: 'Remdamiesi [VPĮ 58 straipsnio 2 dalimi / PĮ 68 straipsnio 2 dalimi], prašome per {detailedInformation accusative} [pagal PĮ – per pirkimo sąlygose nurodytą terminą] nuo šio prašymo gavimo dienos pateikti išsamią informaciją apie pirkimo procedūros rezultatus. Kartu prašome atsakyti į toliau surašytus klausimus.',
    },
    {
      kind: 'advice',
      text: 'Palikite A arba B dalį, kitą ištrinkite. Kokią informaciją pirkėjas pateikti privalo, nustato įstatymas; į kitus klausimus jis gali ir neatsakyti.',
    },
    { kind: 'heading', text: 'A. Pasiūlymas atmestas' },
    {
      kind: 'list',
      items: [
        'Kurio pirkimo sąlygų punkto mūsų pasiūlymas neatitinka ir kurioje pasiūlymo vietoje nustatyta neatitiktis?',
        'Kokiais duomenimis ar dokumentais remiantis padaryta ši išvada?',
        'Kodėl nuspręsta, kad mūsų siūlomas sprendimas nelygiavertis? [Palikite, jei siūlėte lygiavertį.]',
        'Kodėl mūsų neprašyta paaiškinti ar patikslinti pasiūlymo? [Palikite, jei tokio prašymo negavote.]',
      ],
    },
    { kind: 'heading', text: 'B. Pasiūlymas neatmestas, bet nelaimėjo' },
    {
      kind: 'list',
      items: [
        'Kuo laimėjęs pasiūlymas pranašesnis už mūsų? Prašome nurodyti jo charakteristikas, kurios lėmė geresnį įvertinimą.',
        'Kiek balų pagal kiekvieną vertinimo kriterijų skirta mūsų ir laimėjusiam pasiūlymui ir kodėl?',
        'Ar laimėtojo prašyta pagrįsti kainą? [Palikite, jei ji atrodo neįprastai maža.]',
      ],
    },
    { kind: 'heading', text: 'Susipažinimas su laimėjusiu pasiūlymu' },
    {
      kind: 'paragraph',
      text: 'Prašome pateikti laimėjusį pasiūlymą, išskyrus dalis, kurios pagrįstai pripažintos konfidencialiomis. [Ištrinkite, jei to nereikia.]',
    },
    {
      kind: 'paragraph',
      text: 'Šis prašymas nėra pretenzija. Pasiliekame teisę ją pateikti per įstatyme nustatytą terminą.',
    },
    { kind: 'signatures', signers: [SIGNATURE] },
  ],
  sources: [
    {
      act: 'VPĮ',
      article: '58 straipsnis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016398840',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'PĮ', article: '68 straipsnio 2 dalis', checked: PUBLISHED_ON, mark: 'B' },
    {
      act: 'VPĮ',
      article: '102 straipsnis',
      link: 'https://klausk.vpt.lt/hc/lt/articles/360016428039',
      checked: PUBLISHED_ON,
      mark: 'A',
    },
    { act: 'VPĮ', article: '86 straipsnio 8 dalis', checked: PUBLISHED_ON, mark: 'B' },
    { act: 'Pirkimo dokumentai', checked: PUBLISHED_ON, mark: 'B' },
  ],
  next: [
    {
      text: 'Kada baigiasi pretenzijos terminas ir kada pirkėjas turi atsakyti, suskaičiuos',
      label: 'terminų skaičiuoklė',
      href: urls.deadlines,
    },
    {
      text: 'Nusprendėte sprendimą ginčyti? Naudokitės',
      label: 'pretenzijos šablonu',
      href: urls.template('pretenzija'),
    },
    {
      text: 'Kada pirkėjas privalo prašyti pagrįsti kainą, rašome straipsnyje',
      label: 'apie neįprastai mažą kainą',
      href: urls.article('neiprastai-maza-kaina'),
    },
  ],
}
