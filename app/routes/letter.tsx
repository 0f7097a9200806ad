import { data, type RouterContextProvider, redirect } from 'react-router'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { leadModuleContext } from '#app/features/lead/lead-module.server.ts'
import { parseSampleForm } from '#app/features/lead/lead-schema.ts'
import { SampleForm } from '#app/features/lead/sample/sample-form.tsx'
import { handleLeadForm } from '#app/features/lead/submission/handle-lead-form.server.ts'
import { homePageLetterOn } from '#app/features/letter/inbox/home-page-letter.ts'
import { dataState } from '#app/features/letter/letter.ts'
import { letterCaching } from '#app/features/letter/letter-caching.ts'
import type { ExceededLimit } from '#app/features/letter/letter-query.ts'
import { wordsForAddress } from '#app/features/letter/letter-query.ts'
import { type LetterModel, letterContext } from '#app/features/letter/letter-service.server.ts'
import { LetterPage } from '#app/features/letter/page/letter-page.tsx'
import { type LayoutData, type ParamsOf, readParams } from '#app/pages/page-row.ts'
import { LETTER_PARAMS, pages } from '#app/pages/pages.ts'
import { PRIVATE_CACHING } from '#app/ui/http/caching.ts'
import { pageMeta } from '#app/ui/seo/page-meta.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import type { Route } from './+types/letter'

/** The title of a page goes to Google with its visit, so it has no names of codes. */
const TITLE = 'Rytinio laiško pavyzdys'
const MAX_NAME_LENGTH = 60

/** The address is `/laiskas?kodai=…&zodziai=…`; without either the page says how to choose. */
export function loader({ request, context }: Route.LoaderArgs) {
  const now = Temporal.Now.instant()
  const params = readParams(pages.letter, request)
  const model = context.get(letterContext).compose(params, now)
  const isOverLimit = typeof model === 'string'
  const path = isOverLimit ? urls.letter : urls.letterOf(listCodes(model), wordsForAddress(model))
  return data(
    {
      model,
      requestedCodes: isOverLimit ? readCpvCodes([typedIn(params)]) : [],
      typed: isOverLimit ? typedIn(params) : undefined,
      homePageLetter:
        isOverLimit || model.letter === null ? homePageLetterOn(todayInVilnius(now).toString()) : null,
      ...layoutData(model),
      isSampleOffered: isSampleOffered(model, context),
      path,
      address: new URL(path, context.get(siteSettingsContext).origin).href,
    },
    {
      status: isOverLimit ? 400 : 200,
      headers: { 'Cache-Control': letterCaching(model, params, now) },
    },
  )
}

/** The form under the letter asks for its sample by mail; a fault draws the letter again. */
export async function action({ request, context }: Route.ActionArgs) {
  const model = context.get(letterContext).compose(readParams(pages.letter, request), Temporal.Now.instant())
  if (typeof model === 'string' || !isSampleOffered(model, context)) {
    const { pathname, search } = new URL(request.url)
    return redirect(pathname + search, 303)
  }
  const letter = { cpv_codes: listCodes(model), industry: wordsForAddress(model).join(', ') }
  const result = await handleLeadForm(request, context, null, (form) => parseSampleForm(form, letter))
  if (result.ok) return redirect(result.location, 303)
  const { status, headers, form } = result
  const { values, errors, failure } = form
  return data(
    { email: values.email, error: errors?.email, failure },
    { status, headers: { ...headers, 'Cache-Control': PRIVATE_CACHING } },
  )
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const model = loaderData?.model
  const codes = model === undefined || typeof model === 'string' ? [] : model.codes
  return pageMeta(matches, {
    title: TITLE,
    shareTitle: shareTitleFor(codes.map(({ name }) => name)),
    description:
      'Pažiūrėkite, koks laiškas apie viešuosius pirkimus, planus ir rinkos konsultacijas lauktų jūsų kas rytą pagal pasirinktus BVPŽ kodus.',
    path: urls.letterOf(codes.map(({ code }) => code)),
    isIndexed: false,
  })
}

export default function LetterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { isSampleOffered, path, ...letter } = loaderData
  return (
    <LetterPage {...letter} sampleForm={isSampleOffered && <SampleForm action={path} {...actionData} />} />
  )
}

function isSampleOffered(
  model: LetterModel | ExceededLimit,
  context: Readonly<RouterContextProvider>,
): boolean {
  const hasNotices = typeof model !== 'string' && Boolean(model.letter?.sections.length)
  return hasNotices && site.sampleForm.isShown && context.get(leadModuleContext).canMailVisitors
}

function layoutData(model: LetterModel | ExceededLimit): LayoutData {
  if (typeof model === 'string') return {}
  const { letter } = model
  const call = { codes: listCodes(model), words: wordsForAddress(model), wants: ['offer'] } as const
  return { pageState: dataState(letter), formHref: letter === null ? undefined : urls.leadForm(call) }
}

function typedIn(params: ParamsOf<typeof pages.letter>): string {
  return LETTER_PARAMS.flatMap((name) => params.getAll(name)).join(', ')
}

function listCodes({ codes }: LetterModel) {
  return codes.map(({ code }) => code)
}

/** Only official names are used: typed words go into no title. */
function shareTitleFor([first, ...others]: readonly string[]): string {
  if (first === undefined) return TITLE
  const name = first.length > MAX_NAME_LENGTH ? `${first.slice(0, MAX_NAME_LENGTH)}…` : first
  return `Laiško pavyzdys: ${name}${others.length > 0 ? ' ir kiti kodai' : ''}`
}
