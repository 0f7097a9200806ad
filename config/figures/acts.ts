export interface Act {
  /** As texts name it after the first mention. */
  short: string
  name: string
  /** The short name before an article, where it inflects: „Kvalifikacijos metodikos 12 punktas“. */
  genitive?: string
  /** The consolidated text; null where no address has been confirmed. */
  url: string | null
  /** How new the text that was read is: „su pakeitimais iki …“. */
  redaction?: string
}

const ALL = {
  vpi: {
    short: 'VPĮ',
    name: 'Viešųjų pirkimų įstatymas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.C54AFFAA7622/asr',
    redaction: 'su pakeitimais iki 2026 m. gegužės 14 d. įstatymo Nr. XV-933',
  },
  pi: {
    short: 'PĮ',
    name: 'Pirkimų, atliekamų vandentvarkos, energetikos, transporto ar pašto paslaugų srities perkančiųjų subjektų, įstatymas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/9116a35030a011e78397ae072f58c508/asr',
    redaction: 'su pakeitimais iki 2024 m. lapkričio 7 d. įstatymo Nr. XIV-3084',
  },
  euThresholds: {
    short: 'ES ribos',
    name: 'Europos Sąjungos viešųjų pirkimų vertės ribos',
    url: 'https://ted.europa.eu/en/simap/european-public-procurement',
  },
  centralAuthorities: {
    short: 'Centrinės valdžios institucijų sąrašas',
    name: 'Centrinių valstybinio administravimo subjektų sistemai priklausančių perkančiųjų organizacijų sąrašas (2003 m. vasario 21 d. ministro įsakymas Nr. 4-72)',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.FC53446C3698/asr',
  },
  qualificationRules: {
    short: 'Kvalifikacijos metodika',
    genitive: 'Kvalifikacijos metodikos',
    name: 'Tiekėjo kvalifikacijos reikalavimų nustatymo metodika (VPT įsakymas Nr. 1S-105)',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/674ebaf05d7111e79198ffdb108a3753/asr',
  },
  lowValueRules: {
    short: 'MVP tvarkos aprašas',
    genitive: 'MVP tvarkos aprašo',
    name: 'Mažos vertės pirkimų tvarkos aprašas (VPT įsakymas Nr. 1S-97)',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/a0f25f005ca411e79198ffdb108a3753',
  },
  valueRules: {
    short: 'Vertės metodika',
    name: 'Numatomos viešojo pirkimo vertės skaičiavimo metodika (VPT įsakymas Nr. 1S-94)',
    url: 'https://e-seimas.lrs.lt/rs/actualedition/d6742ae25c3c11e7a53b83ca0142260e/NLcotgVKma/',
  },
  contractPublication: {
    short: 'VPT įsakymas Nr. 1S-50',
    name: 'VPT įsakymas Nr. 1S-50 dėl sutarčių ir pasiūlymų skelbimo',
    url: 'https://e-tar.lt/rs/legalact/43e90fb093af11ecaf3aba0cb308998c',
  },
  greenOrder: {
    short: 'Įsakymas Nr. D1-508',
    name: 'Aplinkos ministro įsakymas Nr. D1-508 dėl žaliųjų pirkimų',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.4B60A8C9678B/asr',
  },
  latePaymentDirective: {
    short: 'Direktyva 2011/7/ES',
    genitive: 'Direktyvos 2011/7/ES',
    name: 'Direktyva 2011/7/ES dėl kovos su pavėluotu mokėjimu, atliekamu pagal komercinius sandorius',
    url: 'https://eur-lex.europa.eu/legal-content/LT/TXT/?uri=CELEX%3A32011L0007',
  },
  latePaymentLaw: {
    short: 'Mokėjimų vėlavimo prevencijos įstatymas',
    genitive: 'Mokėjimų vėlavimo prevencijos įstatymo',
    name: 'Mokėjimų, atliekamų pagal komercines sutartis, vėlavimo prevencijos įstatymas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.3DCC460F8996/asr',
  },
  civilProcedure: {
    short: 'CPK',
    name: 'Civilinio proceso kodeksas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.2E7C18F61454/asr',
    redaction: 'su pakeitimais iki 2025 m. lapkričio 13 d. įstatymo Nr. XV-530',
  },
  constructionLaw: {
    short: 'Statybos įstatymas',
    genitive: 'Statybos įstatymo',
    name: 'Lietuvos Respublikos statybos įstatymas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.F31E79DEC55D/asr',
  },
  energyLaw: {
    short: 'Energetikos įstatymas',
    genitive: 'Energetikos įstatymo',
    name: 'Lietuvos Respublikos energetikos įstatymas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.44235B485568/asr',
  },
  electricityLaw: {
    short: 'Elektros energetikos įstatymas',
    genitive: 'Elektros energetikos įstatymo',
    name: 'Lietuvos Respublikos elektros energetikos įstatymas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.F57794B7899F/asr',
  },
  managerFees: {
    short: 'Įsakymas Nr. D1-576',
    name: '2017 m. liepos 4 d. aplinkos ministro įsakymas Nr. D1-576 dėl vadovų atestavimo įmokų',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/52adf9d0615411e79198ffdb108a3753',
  },
  sanctions: {
    short: 'Reglamentas (ES) Nr. 833/2014',
    genitive: 'Reglamento (ES) Nr. 833/2014',
    name: 'Reglamentas (ES) Nr. 833/2014 dėl ribojamųjų priemonių Rusijai',
    url: 'https://eur-lex.europa.eu/legal-content/LT/TXT/?uri=CELEX%3A32014R0833',
  },
  inHouseLaw: {
    short: 'Įstatymas Nr. XV-1131',
    name: '2026 m. liepos 7 d. įstatymas Nr. XV-1131, kuriuo keičiamas VPĮ 10 straipsnis',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/431e27e2801e11f1a2d8bd5283b9c6f3',
  },
  inHouseUtilitiesLaw: {
    short: 'Įstatymas Nr. XV-1132',
    name: '2026 m. liepos 7 d. įstatymas Nr. XV-1132, kuriuo keičiamas PĮ 19 straipsnis',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/817eefb0801e11f1a2d8bd5283b9c6f3',
  },
  sabisConditions: {
    short: 'SABIS naudojimo sąlygos',
    name: 'Sąskaitų administravimo bendrosios informacinės sistemos naudojimo sąlygos',
    url: 'https://e-tar.lt/rs/legalact/76f11fa08f8911efa605b9842742bf37',
  },
  civilCode: {
    short: 'CK',
    name: 'Civilinis kodeksas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.8A39C83848CB/asr',
  },
  labourCode: {
    short: 'DK',
    name: 'Darbo kodeksas',
    url: 'https://www.e-tar.lt/portal/lt/legalAct/f6d686707e7011e6b969d7ae07280e89/asr',
  },
  gdpr: {
    short: 'BDAR',
    name: 'Bendrasis duomenų apsaugos reglamentas',
    url: 'https://eur-lex.europa.eu/legal-content/LT/TXT/?uri=CELEX%3A32016R0679',
  },
  documents: {
    short: 'Pirkimo dokumentai',
    name: 'Pirkimo dokumentai (2026 m. sąlygų pavyzdžiai)',
    url: null,
  },
  catalogueRules: {
    short: 'CPO LT taisyklės tiekėjams',
    name: 'CPO LT svetainės tiekėjo abėcėlė',
    url: 'https://cpo.sprendimai.cloud/en/for-suppliers/supplier-abc/participants/',
  },
  bondBroker: {
    short: 'laidavimodraudimas.lt',
    name: 'Draudimo tarpininko puslapis laidavimodraudimas.lt (2023 m.)',
    url: null,
  },
} satisfies Record<string, Act>

export type ActId = keyof typeof ALL

export const acts: Readonly<Record<ActId, Act>> = ALL
