import type { href } from 'react-router'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import type { Nature } from '#app/domain/cpv/nature.ts'
import type { endpoints } from '#app/pages/endpoints.ts'
import type { FormCall, SentForm } from './form-call.ts'

/**
 * Addresses that scripts in the browser need, or that several places link to; what only the server renders may take
 * `pages.<name>.path`. The module is imported as a namespace, `* as urls`: a browser loads only what it uses.
 */

/** The type is a path of `app/routes.ts`, by React Router's generated types. Its `href()` itself would be 10 KB in the browser. */
type RoutePath = Parameters<typeof href>[0]

/** Query parameters, for code that builds or reads addresses. */
export const CODES_PARAM = 'kodai'
export const OPEN_CODE_PARAM = 'kodas'
export const QUERY_PARAM = 'q'
export const SHOWN_PARAM = 'rodyti'
export const NATURE_PARAM = 'rusis'
export const PARENT_PARAM = 'parent'
export const REFERENCE_PARAM = 'nr'
/** `WORDS_PARAM` has words for the letter, `ADDED_PARAM` what the field of its page adds to codes and words. */
export const WORDS_PARAM = 'zodziai'
export const ADDED_PARAM = 'prideti'
/** The form is opened with these values of its „Ko pageidaujate?“ ticked, commas between them. */
export const WANT_PARAM = 'noriu'
export const FROM_PARAM = 'nuo'
/** The thank-you page says whether the sample is on its way or waits for a person, and whether it was all that was asked for. */
export const SAMPLE_PARAM = 'pavyzdys'
export const ONLY_SAMPLE_PARAM = 'tik'

export const home = '/' satisfies RoutePath
export const LEAD_FORM_ANCHOR = 'trial'

export function homeSection(anchor: string): string {
  return `${home}#${anchor}`
}

/** The form as a section of the home page. */
export function leadForm(call: FormCall = {}): string {
  return `${home}${callQuery(call)}#${LEAD_FORM_ANCHOR}`
}

export const leadFormOfBuyer = `${home}?${WANT_PARAM}=offer&${FROM_PARAM}=pirkejai#${LEAD_FORM_ANCHOR}`

/** The form as a page of its own. */
export function leadFormPage(call: FormCall = {}): string {
  return leadAction + callQuery(call)
}

export const letter = '/laiskas' satisfies RoutePath

export function letterOf(codes: readonly CpvCode[], words: readonly string[] = []): string {
  return letter + letterQuery(codes, words)
}

export function letterOfWords(words: readonly string[]): string {
  return `${letter}?${WORDS_PARAM}=${words.map(encodeURIComponent).join(',')}`
}

/** The page turns words without codes, and those that are added, into codes. */
export function letterAdding(codes: readonly CpvCode[], words: readonly string[], added: string): string {
  if (codes.length + words.length === 0) return letterOfWords([added])
  return `${letterOf(codes, words)}&${ADDED_PARAM}=${encodeURIComponent(added)}`
}

/** The form is also a page of its own, and without scripts it is posted there. */
export const leadAction = '/uzklausa' satisfies RoutePath
export const thankYouPage = '/aciu' satisfies RoutePath

/** Without scripts the page knows no more than this. */
export function thankYou({ reference, call, from, sample }: SentForm): string {
  const params = [
    `${thankYouPage}?${REFERENCE_PARAM}=${reference}`,
    callQuery(call).slice(1),
    from && `${FROM_PARAM}=${from}`,
    sample && `${SAMPLE_PARAM}=${sample.isHeld ? 'laukia' : 'siunciamas'}`,
    sample?.isOnlySample && `${ONLY_SAMPLE_PARAM}=1`,
  ]
  return params.filter(Boolean).join('&')
}

export const cpvBrowser = '/bvpz-kodai' satisfies RoutePath

export function cpvBranch(code: CpvCode): string {
  return `${cpvBrowser}?${OPEN_CODE_PARAM}=${code}`
}

export function cpvSearch(query: string, shown?: number, nature?: Nature | null): string {
  const params = new URLSearchParams({ [QUERY_PARAM]: query })
  if (nature) params.set(NATURE_PARAM, nature)
  if (shown !== undefined) params.set(SHOWN_PARAM, String(shown))
  return `${cpvBrowser}?${params}`
}

/** These codes are chosen, for another device or person; the words are those of a letter that is being changed. */
export function cpvBasket(codes: readonly CpvCode[], words: readonly string[] = []): string {
  return cpvBrowser + letterQuery(codes, words)
}

/** `code` may be any text: the address of a code that does not exist has a response, too. */
export function cpvCode(code: string): string {
  return `${cpvBrowser}/${code}`
}

export const cpvCsv = '/bvpz-kodai.csv' satisfies RoutePath
export const cpvJson = '/bvpz-kodai.json' satisfies RoutePath
export const cpvChosenCsvFile = '/bvpz-kodai/pasirinkti.csv' satisfies RoutePath

export function cpvChosenCsv(codes: readonly CpvCode[]): string {
  return cpvChosenCsvFile + callQuery({ codes })
}

export const buyersInfo = '/pirkejai' satisfies RoutePath
export const suppliersInfo = '/tiekejai' satisfies RoutePath
export const portalInfo = '/cvp-is' satisfies RoutePath
export const cpvDataInfo = '/bvpz-duomenys' satisfies RoutePath
export const deadlines = '/terminai' satisfies RoutePath
export const deadlinesCalendarFile = '/terminai.ics' satisfies RoutePath
export const estimatedValue = '/verte' satisfies RoutePath

export const answers = '/atsakymai' satisfies RoutePath

export function answer(slug: string): string {
  return `${answers}/${slug}`
}

export const templates = '/sablonai' satisfies RoutePath

export function template(slug: string): string {
  return `${templates}/${slug}`
}

export function templateFile(slug: string, format: 'docx' | 'xlsx'): string {
  return `${template(slug)}.${format}`
}

export const privacyPolicy = '/privatumo-politika' satisfies RoutePath
export const cookiePolicy = `${privacyPolicy}#slapukai`
export const termsOfUse = '/naudojimo-salygos' satisfies RoutePath
export const marketingRules = '/rinkodaros-taisykles' satisfies RoutePath

/** The text of an information or legal page names its slug, in `content/`. */
export function textPage(slug: string): string {
  return `/${slug}`
}

export const figures = '/pirkimu-skaiciai' satisfies RoutePath
export const glossary = '/zodynelis' satisfies RoutePath

export function glossaryTerm(anchor: string): string {
  return `${glossary}#${anchor}`
}

export const textChanges = '/straipsniu-pakeitimai' satisfies RoutePath
export const buyerRoot = '/pirkejas'

export function buyer(slug: string): string {
  return `${buyerRoot}/${encodeURIComponent(slug)}`
}

export const articles = '/blog' satisfies RoutePath
export const TOPIC_PARAM = 'tema'

export function articlesOfTopic(slug: string): string {
  return `${articles}?${TOPIC_PARAM}=${slug}`
}

export function article(slug: string): string {
  return `${articles}/${slug}`
}

export const api = '/api/'
export const leadsApi = '/api/leads' satisfies RoutePath
export const healthApi = '/api/health' satisfies RoutePath
export const usageApi = '/api/usage' satisfies RoutePath
export const cpvApi: (typeof endpoints)['cpv']['path'] = '/api/cpv'
export const cpvViewApi: (typeof endpoints)['cpvView']['path'] = '/api/cpv/view'
export const letterApi = '/api/letter' satisfies RoutePath
export const cpvBasketApi = '/api/cpv/basket' satisfies RoutePath

export function cpvChildrenApi(parent: CpvCode): string {
  return `${cpvApi}?${PARENT_PARAM}=${parent}`
}

export function cpvBasketDetailsApi(codes: readonly CpvCode[]): string {
  return cpvBasketApi + callQuery({ codes })
}

export const sitemap = '/sitemap.xml' satisfies RoutePath
export const robots = '/robots.txt' satisfies RoutePath
export const favicon = '/favicon.svg'
export const faviconIco = '/favicon.ico'
export const appleTouchIcon = '/apple-touch-icon.png'
export const icon512 = '/icon-512.png'
export const shareImage = '/share.png'

/** Apart from `callQuery`: the script of a code's page needs nothing else. */
function letterQuery(codes: readonly CpvCode[], words: readonly string[]): string {
  const ofWords = words.length === 0 ? '' : `&${WORDS_PARAM}=${words.map(encodeURIComponent).join()}`
  return codes.length + words.length === 0 ? '' : `?${CODES_PARAM}=${codes.join()}${ofWords}`
}

function callQuery({ codes = [], words, wants = [] }: FormCall): string {
  const params = [
    (codes.length > 0 || words) && `${CODES_PARAM}=${codes.join()}`,
    words && `${WORDS_PARAM}=${words.map(encodeURIComponent).join()}`,
    wants.length > 0 && `${WANT_PARAM}=${wants.join()}`,
  ].filter(Boolean)
  return params.length > 0 ? `?${params.join('&')}` : ''
}
