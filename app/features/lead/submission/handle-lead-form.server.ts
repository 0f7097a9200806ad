import type { RouterContextProvider } from 'react-router'
import { keysOf } from '#app/domain/data/record.ts'
import { type CountUsage, usageContext } from '#app/features/usage/usage-counters.server.ts'
import { clientNetworksContext } from '#app/infra/rate-limit.server.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { addCampaignFromReferer } from '../form/campaign/campaign.ts'
import type { LeadField } from '../lead-fields.ts'
import { leadModuleContext } from '../lead-module.server.ts'
import {
  type Lead,
  type LeadErrors,
  type LeadFormResult,
  type LeadFormValues,
  parseLeadForm,
} from '../lead-schema.ts'
import { readAntiSpamFields } from '../spam/anti-spam-fields.ts'
import { sentForm } from './sent-form.ts'

/** How the form was posted: by its script, or as a page. Its `SubmissionKind` depends on its token, too. */
type FormChannel = 'scripts' | 'plain'

type HandledForm = { ok: true; reference: string; location: string } | RefusedForm

interface RefusedForm {
  ok: false
  status: 400 | 422 | 429 | 503
  headers: Record<string, string>
  form: { values: Partial<LeadFormValues>; errors?: LeadErrors; failure?: string }
}

const NEITHER_STORED_NOR_SENT =
  'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'
const UNREADABLE =
  'Užklausos perskaityti nepavyko: ji atkeliavo sugadinta. Bandykite dar kartą arba paskambinkite mums.'

export async function handleLeadForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  /** Null: the one field under a letter, which the statistics of the form leave out. */
  channel: FormChannel | null,
  parse = (form: FormData): LeadFormResult => parseLeadForm(form, site.leadForm),
): Promise<HandledForm> {
  const form = await request.formData().catch(() => null)
  if (form === null) return refuse(400, { values: {}, failure: UNREADABLE })
  if (channel !== 'scripts') addCampaignFromReferer(form, request.headers.get('Referer'))
  const checked = parse(form)
  const count = context.get(usageContext)
  if (!checked.ok) {
    const { values, errors } = checked
    if (channel) countFailedForm(count, channel, keysOf(errors))
    return refuse(422, { values, errors })
  }
  const { lead } = checked
  const result = await context.get(leadModuleContext).submitLead(lead, {
    ...readAntiSpamFields(form),
    networks: context.get(clientNetworksContext),
  })
  if (result.ok) {
    if (channel && !result.isSuspicious) countSentForm(count, channel, lead)
    const { reference, isSampleHeld } = result
    return { ok: true, reference, location: urls.thankYou(sentForm(lead, reference, isSampleHeld)) }
  }
  if (result.reason === 'failed') return refuse(503, { values: lead, failure: NEITHER_STORED_NOR_SENT })
  const { waitSeconds } = result
  return refuse(
    429,
    { values: lead, failure: tooManyMessage(waitSeconds) },
    { 'Retry-After': String(waitSeconds) },
  )
}

function refuse(
  status: RefusedForm['status'],
  form: RefusedForm['form'],
  headers: Record<string, string> = {},
): RefusedForm {
  return { ok: false, status, headers, form }
}

export function countFailedForm(count: CountUsage, channel: FormChannel, fields: readonly LeadField[]): void {
  count('form_failed', channel)
  for (const field of fields) count('field_failed', field)
}

function countSentForm(count: CountUsage, channel: FormChannel, lead: Lead): void {
  count('form_sent', channel)
  for (const want of lead.wants.length > 0 ? lead.wants : ['none']) count('want', want)
  count('contact_by', lead.contact_by || 'none')
}

export function tooManyMessage(waitSeconds: number): string {
  const minutes = Math.ceil(waitSeconds / 60)
  return `Šiuo metu gauname labai daug užklausų. Jūsų įrašyti duomenys liko formoje\u00a0– išsiųskite ją dar kartą po ${minutes}\u00a0min. arba paskambinkite mums.`
}
