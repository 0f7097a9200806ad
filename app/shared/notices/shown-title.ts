/** Shorter ones are abbreviations. */
const MIN_CAPITALS_LENGTH = 12
/** Buyers paste whole descriptions. */
const MAX_LENGTH = 200
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  'UAB',
  'AB',
  'MB',
  'VŠĮ',
  'VĮ',
  'LED',
  'IT',
  'IKT',
  'LR',
  'ES',
  'PVM',
])

/** The end of a street name, with or without an initial before it. */
const OF_STREET = /^(?:\.\s*\p{Lu}[\p{Lu}-]+)?\s+(?:G|PR|AL|PL)\./u

/** Sets titles in capitals („KRANTINIŲ REKONSTRAVIMAS“) in sentence case. */
export function shownTitle(title: string): string {
  const text = isAllCaps(title) ? sentenceCase(title) : title
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MAX_LENGTH)}…`
}

function isAllCaps(title: string): boolean {
  return title.length >= MIN_CAPITALS_LENGTH && title === title.toUpperCase()
}

function sentenceCase(title: string): string {
  return title.replace(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu, (word, offset: number) => {
    if (ABBREVIATIONS.has(word) || /\p{L}.*\d|\d.*\p{L}{2}/u.test(word)) return word
    const lower = word.toLowerCase()
    const isName = offset === 0 || LITHUANIAN_PLACES.has(lower) || isNamed(title, offset, word.length)
    return isName ? word.charAt(0) + lower.slice(1) : lower
  })
}

/** In quotation marks, or of a street: „ŠVIESA“, TAIKOS PR., A. JAKŠTO G. */
function isNamed(title: string, offset: number, length: number): boolean {
  return '„“"«'.includes(title.charAt(offset - 1)) || OF_STREET.test(title.slice(offset + length))
}

/** Towns of the municipalities in the cases that titles use, in lower case. */
const LITHUANIAN_PLACES: ReadonlySet<string> = new Set(
  `lietuvos lietuvoje lietuva akmenės akmenėje akmenė alytaus alytuje alytus anykščių anykščiuose anykščiai
  birštono birštone birštonas biržų biržuose biržai druskininkų druskininkuose druskininkai
  elektrėnų elektrėnuose elektrėnai ignalinos ignalinoje ignalina jonavos jonavoje jonava
  joniškio joniškyje joniškis jurbarko jurbarke jurbarkas kaišiadorių kaišiadoryse kaišiadorys
  kalvarijos kalvarijoje kalvarija kauno kaune kaunas kėdainių kėdainiuose kėdainiai kelmės kelmėje kelmė
  klaipėdos klaipėdoje klaipėda kretingos kretingoje kretinga kupiškio kupiškyje kupiškis
  lazdijų lazdijuose lazdijai marijampolės marijampolėje marijampolė mažeikių mažeikiuose mažeikiai
  molėtų molėtuose molėtai neringos neringoje neringa pagėgių pagėgiuose pagėgiai
  pakruojo pakruojyje pakruojis palangos palangoje palanga panevėžio panevėžyje panevėžys
  pasvalio pasvalyje pasvalys plungės plungėje plungė prienų prienuose prienai
  radviliškio radviliškyje radviliškis raseinių raseiniuose raseiniai rietavo rietave rietavas
  rokiškio rokiškyje rokiškis skuodo skuode skuodas šakių šakiuose šakiai
  šalčininkų šalčininkuose šalčininkai šiaulių šiauliuose šiauliai šilalės šilalėje šilalė
  šilutės šilutėje šilutė širvintų širvintose širvintos švenčionių švenčionyse švenčionys
  tauragės tauragėje tauragė telšių telšiuose telšiai trakų trakuose trakai
  ukmergės ukmergėje ukmergė utenos utenoje utena varėnos varėnoje varėna
  vilkaviškio vilkaviškyje vilkaviškis vilniaus vilniuje vilnius visagino visagine visaginas
  zarasų zarasuose zarasai`.split(/\s+/),
)
