import { expect, test } from 'vitest'
import { MONDAY, writeLetter } from '#tests/support/demo-letters.ts'
import { listNotices } from './letter.ts'

const SHOWN = 5
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => MONDAY.add({ hours: 24 * days }))

function titlesOf(words: string, count = SHOWN, now = MONDAY): string[] {
  const { letter } = writeLetter(`zodziai=${words}`, now)
  return (letter ? listNotices(letter) : []).slice(0, count).map(({ title }) => title)
}

/** Query → what the first five notices are about, how many there are at least, and mismatches of earlier versions. */
test.each<[string, { own: RegExp; min: number; wrong?: RegExp }]>([
  // Not names of codes.
  ['santechnikas', { own: /santechnik|vandentiek|šild|šilum/i, min: 5, wrong: /vėdin|elektr/i }],
  ['buhalteris', { own: /apskait|ataskait/i, min: 5, wrong: /audit|program/i }],
  ['elektrikas', { own: /elektr|apšviet/i, min: 5, wrong: /lift|kompiuter|gaisr/i }],
  ['stogdengys', { own: /stog/i, min: 5, wrong: /fasad|gręžin/i }],
  [
    'programuotojas',
    { own: /program|sistem|portal|svetain|sprendim|sąsaj/i, min: 5, wrong: /licenc|server/i },
  ],
  ['fotografas', { own: /fotograf/i, min: 3 }],
  ['vertėjas', { own: /vertim/i, min: 4, wrong: /vert(ės|inim)/i }],
  ['geodezininkas', { own: /topograf|kadastr|geodez/i, min: 4, wrong: /geolog|gręžin/i }],
  ['lektorius', { own: /seminar|mokym|paskait/i, min: 5, wrong: /šun|baldai|priemon/i }],
  ['architektas', { own: /projekt|architekt/i, min: 2, wrong: /priežiūr|ekspertiz/i }],
  ['siuvėja', { own: /siuvim/i, min: 2, wrong: /perkraust|drabužių pirkim/i }],
  ['suvirintojas', { own: /suvirin/i, min: 2, wrong: /fasad|gręžin|mokym/i }],
  ['automobilių remontas', { own: /automobil.*(remont|priežiūr)/i, min: 5, wrong: /plov|valym/i }],
  ['renginių organizavimas', { own: /rengini|šven|koncert|forum|konferenc/i, min: 5, wrong: /stend/i }],
  ['liftų priežiūra', { own: /lift.*priežiūr/i, min: 4, wrong: /sistem|keitim/i }],
  ['biuro popierius', { own: /popieri/i, min: 5, wrong: /tualet|kanceliar/i }],
  ['pastatų valymas', { own: /valym|plovim/i, min: 5, wrong: /gatv|sniego|priemon/i }],
  ['krovinių pervežimas', { own: /vežim/i, min: 4, wrong: /taksi|keleiv|mokini/i }],
  ['baldai', { own: /bald|suol/i, min: 5, wrong: /ugdymo priemon|nuoma/i }],
  ['vaizdo kameros', { own: /stebėjim/i, min: 3, wrong: /radij|konferenc/i }],
  ['plastikiniai langai', { own: /lang/i, min: 4, wrong: /priešgaisr|plovim/i }],
  ['spausdintuvų kasetės', { own: /kase/i, min: 3, wrong: /ekran|disk|remont/i }],
  ['vėdinimo sistemos', { own: /vėdin/i, min: 3, wrong: /katil|valym/i }],
  ['statybos techninė priežiūra', { own: /techninės priežiūros/i, min: 4, wrong: /automobil|projekto/i }],
  ['griovimo darbai', { own: /griov|išmontav/i, min: 2, wrong: /park|melior|aikšt/i }],
  ['pastatų griovimas', { own: /griov|išmontav/i, min: 2, wrong: /park|melior|aikšt/i }],
  ['trąšos', { own: /trąš/i, min: 1, wrong: /dezinf/i }],
  ['langų plovimas', { own: /plovim|valym/i, min: 3, wrong: /skyst|automobil/i }],
  ['degalai', { own: /degal|dyzelin/i, min: 2, wrong: /granul|skiedr|duj/i }],
  ['baldų prekyba', { own: /bald|suol/i, min: 5, wrong: /remont/i }],
  ['reklamos studija', { own: /reklam|rinkodar/i, min: 4 }],
  [
    'IT sistemų priežiūra',
    {
      own: /\bIT\b|kompiuter|informacin|program|server|sistem|svetain|duomen/i,
      min: 3,
      wrong: /vėdin|duj|šild|apsaug/i,
    },
  ],
  ['elektros istaliacija', { own: /elektr|apšviet|instaliac/i, min: 3, wrong: /energijos tiek|lift/i }],
  ['video kameros', { own: /stebėjim|kamer/i, min: 2, wrong: /film/i }],
  ['ŽŪ technikos remontas', { own: /remont|priežiūr/i, min: 1, wrong: /kompiuter|kopij|biur/i }],
  ['rauname kelmus', { own: /kelm|krūm/i, min: 1, wrong: /suol/i }],
  ['dedame plyteles', { own: /plytel/i, min: 1, wrong: /pirkim/i }],
  ['dažom sienas', { own: /dažym|apdail/i, min: 4, wrong: /pirkim/i }],
])('„%s“ gets notices of its trade on every day of a week, and of no other', (words, { own, min, wrong }) => {
  for (const now of WEEK) {
    const titles = titlesOf(words, SHOWN, now)

    expect(titles.length, `${now}`).toBeGreaterThanOrEqual(min)
    expect(titles.filter((title) => !own.test(title) || wrong?.test(title))).toEqual([])
  }
})

test.each([
  ['sniego valymas', /sniego/i, /druska|patalp/i],
  ['apsauga', /apsaug/i, /augal|įrang/i],
  ['tortai', /pyrag|kepin|duon/i, /kūdik|kava/i],
])('„%s“ gets notices of its trade, and none that only looks alike', (words, wanted, wrong) => {
  const titles = titlesOf(words)

  expect(titles.some((title) => wanted.test(title))).toBe(true)
  expect(titles.filter((title) => wrong.test(title))).toEqual([])
})

test.each([
  ['kibernetinio saugumo auditas', /saugumo audit/i],
  ['kondicionieriai', /kondicionier/i],
  ['priešgaisrinė signalizacija', /gaisr.*signaliz/i],
  ['gaisrinė signalizacija', /gaisr.*signaliz/i],
  ['asfaltavimas', /asfalt/i],
  ['elektros energija', /elektros energij/i],
  ['spausdintuvų nuoma', /nuom/i],
  ['parduodame traktorius', /traktor.*pirkim/i],
  ['taksi', /taksi/i],
  ['vėdinimo sistemų priežiūra', /sistemų.*priežiūr/i],
  ['LED', /LED/],
  ['viešieji ryšiai', /viešųjų ryšių/i],
  ['viešasis transportas', /viešojo transporto/i],
  ['lubų montavimas', /lubų montav/i],
  ['gipso kartono darbai', /gipso kartono/i],
  ['projektorių remontas', /projektorių.*remont/i],
  ['traktorių remontas', /traktorių.*remont/i],
  ['elektroninis parašas', /elektroninio parašo/i],
  ['konteinerių nuoma', /konteinerių nuom/i],
  ['palapinių nuoma', /palapinių nuom/i],
  ['darbuotojų nuoma', /darbuotojų nuom/i],
  ['malkos', /malk/i],
  ['žaliavinė mediena', /žaliavin.*medien/i],
  ['miško sodmenys', /sodmen/i],
  ['lengvasis elektromobilis', /lengv.*elektromobil/i],
  ['žvyrkelio lyginimas', /žvyrkel/i],
  ['trąšų ūkininkams', /trąš/i],
  ['perkraustymas', /perkraust/i],
  ['advokatas', /advokat/i],
  ['dirbtinis intelektas', /dirbtinio intelekto/i],
  ['virtuali realybė', /virtualios realybės/i],
  ['telefonai', /telefon/i],
  ['muzikos grupė', /muzikos grup/i],
  ['fotostudija', /fotostudij/i],
  ['elektros prekės', /elektros prekių/i],
  ['pramoninis alpinizmas', /alpinizm/i],
  ['automatiniai vartai', /vartų/i],
  ['cateringas', /banket|kateringo/i],
  ['baseino priežiūra', /baseino.*priežiūr/i],
  ['nuotekų valymo įrenginiai', /valyklos/i],
  ['biuro prekės', /kanceliarin/i],
  ['tekinimo darbai', /tekinimo.*(paslaugos|darbai)/i],
  ['ledo arenos priežiūra', /ledo.*priežiūr/i],
  ['subtitrų kūrimas', /subtitr/i],
  ['paminklų restauravimas', /paminkl.*restaur/i],
  ['kalėdinės eglutės papuošimas', /papuošim.*paslaugos/i],
  ['dviračių saugyklos', /dviračių.*saugykl/i],
  ['odontologinė įranga', /odontologin.*įrang/i],
  ['sporto salės grindys', /sporto salės grind/i],
  ['virtuvės įranga', /virtuvės įrang/i],
  ['oro kokybės matavimai', /oro kokyb/i],
  ['vaikų darželis', /ugdym/i],
  ['balandžių atbaidymas', /baland/i],
  ['žuvų įveisimas', /žuvų įveis/i],
  ['kasėjas', /kasim/i],
  ['taksavimas', /taksav/i],
  ['lauko baldai', /lauko bald.*pirkim/i],
  ['maišytuvai', /maišytuv/i],
  ['neįgaliųjų vežimas', /neįgaliųjų.*vežimo/i],
  ['kino seansai', /kino/i],
  ['radiatoriai', /radiator/i],
  ['stogininkas', /stog/i],
  ['taisome sunkvežimius', /sunkvežimių.*remont/i],
  ['dažome sienas', /sienų/i],
  ['kertame medžius', /medžių kirtim/i],
  ['parduodame plyteles', /plytelių.*pirkim/i],
  ['prekiaujam baldais', /bald/i],
  ['mano darbas valymas', /valym/i],
  ['mūsų įmonė parduoda kompiuterius', /kompiuter/i],
  ['degalų prekyba', /degalų/i],
  ['apsaugos tarnyba', /apsaug/i],
  ['apskaitos biuras', /apskaitos.*paslaugos/i],
  ['dizaino studija', /dizain/i],
  ['tiekiame vaistus', /vaist/i],
  ['prižiūrime serverius', /serverių.*priežiūr/i],
  ['pjauname žolę', /žolės pjov/i],
  ['spausdiname knygas', /spausdin/i],
  ['kasų aparatai', /kasos aparat/i],
])('„%s“: the first notice is of this trade', (words, own) => {
  expect(titlesOf(words)[0]).toMatch(own)
})

test.each([
  ['уборка помещений', /patalp/i],
  ['trinkelių klojimas', /trinkel/i],
  ['globos namai', /glob(a|os)/i],
  ['žaidimų aikštelės', /žaidimų.*įrengin/i],
  ['nekilnojamojo turto vertinimas', /vertinim/i],
  ['gėlės', /gėl/i],
  ['gestų kalbos vertimas', /gestų kalbos/i],
  ['mokykliniai suolai', /suol|stal/i],
  ['vaistai', /vaist/i],
  ['medicininė įranga', /įrang/i],
  ['mikroautobusai', /mikroautobus/i],
])('„%s“: the first three are of this trade', (words, own) => {
  const titles = titlesOf(words, 3)

  expect(titles).toHaveLength(3)
  expect(titles.filter((title) => !own.test(title))).toEqual([])
})
