import type { Fault, Page } from '../page.ts'
import { visibleTexts } from '../visible-text.ts'

/** Wrong or stiff words of the style guide with what to write; within a pattern ‹ and › are the edges of a word. */
const WRONG_WORDS: readonly [pattern: string, correction: string][] = [
  ['‹tender(is|io|iui|į|iu|yje|iai|ių|iams|ius|iais|iuose)›', 'pirkimas, konkursas'],
  ['‹biddin', 'teikti pasiūlymą'],
  ['‹aplik(uo|av)', 'teikti pasiūlymą ar paraišką'],
  ['‹kontraktori', 'rangovas, tiekėjas'],
  ['‹autoritet', 'perkančioji organizacija'],
  ['‹prekių teikim', 'prekių tiekimas'],
  ['‹paslaugų tiekim', 'paslaugų teikimas'],
  ['‹nugalėtoj', 'laimėtojas, laimėjęs dalyvis'],
  ['‹virš \\d', 'daugiau kaip, didesnė kaip'],
  ['‹ribos viršijim', 'daugiau kaip'],
  [
    '‹sekan(tis|ti|čio|čiam|tį|čiu|čiame|tys|čių|tiems|čius|čiais|čiuose|čios|čiai|čią|čia|čioje|čioms|čias|čiomis|čiose)›',
    'kitas, toliau nurodytas',
  ],
  ['‹kas liečia›', 'dėl'],
  ['‹tame tarpe›', 'iš jų, taip pat'],
  ['‹įtako(ja|ti|jo|tų|jama|janti|jantis)', 'daryti įtaką, lemti'],
  ['‹su (\\p{L}+ )?pagalba›', 'naudojant, padedant'],
  ['‹pagalboje›', 'naudojant, padedant'],
  ['‹patalpin', 'paskelbti, įkelti'],
  ['‹apjung', 'sujungti, telkti'],
  ['‹išpild', 'atitikti, tenkinti, įvykdyti'],
  ['‹pilnai›', 'visiškai'],
  ['‹piln(a|os|ą|oje) informacij', 'išsami informacija'],
  ['‹savalaik', 'laiku atliktas, laiku'],
  [
    '‹užtikrin(ti|a|ama|s|tų)›[^.]*‹užtikrin(ti|a|ama|s|tų|ta|tas)›',
    'one of the two: patikrinti, pateikti, palaikyti',
  ],
  ['‹ši(s|ame) straipsn(is|yje) (pateikia|pateikiama)', 'the fact itself'],
  ['‹ne paslaptis, kad|‹nėra paslaptis', 'the fact itself'],
  ['‹šiuolaikiniame pasaulyje›', 'the fact itself'],
  ['‹ir kita t\\. ?t\\.|‹ir ir kt\\.|, ir kt\\.', 'ir kt.'],
  ['‹iš žemiau›|‹žemiau (esanč|pateikt|nurodyt)', 'iš sąrašo, toliau'],
  ['‹(pa)?spauskite čia›|‹čia paspauskite›', 'a text that says where the link leads'],
  ['‹pirmaujan(tis|ti|čių|čio|čios)', 'nothing: it cannot be proved'],
  ['‹nieko nepraleis', 'nothing: it cannot be promised'],
  ['‹garantuoja\\p{L}* laimėjim', 'nothing: it cannot be promised'],
  ['‹pigesn(is|ė|i|ės) (nei|negu|už) konkurent', 'nothing: it cannot be proved'],
]

/** Words after which „kuris“ needs no comma before it. */
const BEFORE_RELATIVE =
  '(?<!(?:^|[^\\p{L}])(?:ir|o|bet|ar|arba|nei|kai|tik|net|bent|vien|štai|tai|jog|kad|nors|tie|vis|dar|jau|tas|ta|ne|apie|dėl|iki|iš|į|nuo|pagal|per|prie|su|už) )'

const RELATIVE = edged(`(?<=\\p{L} )${BEFORE_RELATIVE}(kuris|kuri|kurie|kurios)› (?!nors›)`)

const RULES: readonly { pattern: RegExp; correction: string }[] = [
  ...WRONG_WORDS.map(([pattern, correction]) => ({ pattern: edged(pattern), correction })),
  { pattern: RELATIVE, correction: 'a comma before „kuris“' },
  { pattern: /(?<=[\p{L},] )(Jūs|Jūsų|Jums|Jus|Jumis)(?!\p{L})/u, correction: 'jūs in lower case' },
]

export function checkWrongWords({ root }: Page): Fault[] {
  return visibleTexts(root, { withoutNames: true }).flatMap((text) => {
    const plain = text.replaceAll('\u00a0', ' ')
    return RULES.flatMap(({ pattern, correction }) => {
      const found = pattern.exec(plain)
      if (!found) return []
      const near = plain.slice(Math.max(0, found.index - 15), found.index + found[0].length)
      return [{ message: `„${found[0].trim()}“: write ${correction} (…${near}…)`, near }]
    })
  })
}

/** `\b` knows no Lithuanian letters. */
function edged(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('‹', '(?<!\\p{L})').replaceAll('›', '(?!\\p{L})'), 'iu')
}
