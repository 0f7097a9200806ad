/** Towns that municipalities are named after, as titles write them: whose, where, what. Lower case. */
export const LITHUANIAN_PLACES: ReadonlySet<string> = new Set(
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
