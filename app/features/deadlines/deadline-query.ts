import { recordOf } from '#app/domain/data/record.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import {
  collectErrors,
  dateFault,
  dateValue,
  PROCUREMENT_KINDS,
  type ProcurementKind,
  type QueryForm,
  type Refuse,
  readDate,
  readOption,
} from '#app/ui/forms/query-values.ts'
import { QUESTION_PARAMS, type Question } from './deadline-questions.ts'

export const LAWS = { vpi: 'vpi', pi: 'pi' } as const
/** It says how the buyer's notice was sent; CVP IS counts as electronic. */
export const CHANNELS = { electronic: 'elektroninis', post: 'pastu' } as const

export type Law = keyof typeof LAWS
export type Channel = keyof typeof CHANNELS

export interface BidInspection {
  askedOn: Temporal.PlainDate
  receivedOn: Temporal.PlainDate
}

export interface DeadlineQuery {
  question: Question
  procurement: ProcurementKind
  law: Law
  channel: Channel
  start: Temporal.PlainDate
  inspection: BidInspection | null
}

export const DEADLINE_FIELDS = pages.deadlines.params

type DeadlineField = (typeof DEADLINE_FIELDS)[number]
export type DeadlineForm = QueryForm<DeadlineField, DeadlineQuery>

type Values = DeadlineForm['values']

const EMPTY: Values = {
  ...recordOf(DEADLINE_FIELDS, () => ''),
  klausimas: QUESTION_PARAMS.claim,
  istatymas: LAWS.vpi,
  budas: CHANNELS.electronic,
}

/** The holidays of these years are tested. */
const FIRST_DAY = '2024-01-01'
const LAST_DAY = '2035-12-31'
const MAX_LENGTH = 30
/** Longer is a typo, and the drawn calendar must end. */
const MAX_WAIT_DAYS = 60

export function readDeadlineForm(params: ParamsOf<typeof pages.deadlines>): DeadlineForm {
  if (!DEADLINE_FIELDS.some((field) => params.has(field))) return { values: EMPTY, errors: {}, query: null }
  const values = recordOf(DEADLINE_FIELDS, (field) => (params.get(field) ?? '').trim().slice(0, MAX_LENGTH))
  values.budas ||= EMPTY.budas
  for (const day of ['data', 'prasyta', 'gauta'] as const) values[day] = dateValue(values[day])
  return { values, ...parse(values) }
}

export function deadlineParams({ inspection, ...query }: DeadlineQuery): string {
  const params = new URLSearchParams({
    klausimas: QUESTION_PARAMS[query.question],
    pirkimas: PROCUREMENT_KINDS[query.procurement],
    istatymas: LAWS[query.law],
    budas: CHANNELS[query.channel],
    data: query.start.toString(),
  })
  if (inspection) {
    params.set('prasyta', inspection.askedOn.toString())
    params.set('gauta', inspection.receivedOn.toString())
  }
  return params.toString()
}

/** Only these show the fields of the inspection (`deadlines.css`); elsewhere their errors would be invisible. */
const INSPECTION_QUESTIONS: readonly (Question | null)[] = ['claim', 'standstill']

function parse(values: Values): Omit<DeadlineForm, 'values'> {
  const { errors, refuse } = collectErrors<DeadlineField>()
  const question =
    readOption(QUESTION_PARAMS, values.klausimas) ??
    refuse('klausimas', 'Pasirinkite, kokį terminą skaičiuoti.')
  const procurement =
    readOption(PROCUREMENT_KINDS, values.pirkimas) ?? refuse('pirkimas', 'Pasirinkite, koks tai pirkimas.')
  const law =
    readOption(LAWS, values.istatymas) ?? refuse('istatymas', 'Pasirinkite, pagal kurį įstatymą perkama.')
  const channel = readOption(CHANNELS, values.budas) ?? refuse('budas', 'Pasirinkite, kaip pirkėjas pranešė.')
  const start = readDay(values.data) ?? refuse('data', dateError(values.data))
  const isShown = INSPECTION_QUESTIONS.includes(question)
  const inspection = readInspection(values, start, isShown ? refuse : () => null)
  const isComplete = question && procurement && law && channel && start && Object.keys(errors).length === 0
  return { errors, query: isComplete ? { question, procurement, law, channel, start, inspection } : null }
}

function readInspection(
  { prasyta, gauta }: Values,
  start: Temporal.PlainDate | null,
  refuse: Refuse<DeadlineField>,
): BidInspection | null {
  if (prasyta === '' && gauta === '') return null
  const askedOn =
    readDay(prasyta) ?? refuse('prasyta', dateError(prasyta, 'Įrašykite, kurią dieną paprašėte pasiūlymo.'))
  const receivedOn =
    readDay(gauta) ?? refuse('gauta', dateError(gauta, 'Įrašykite, kurią dieną pasiūlymą gavote.'))
  if (askedOn === null || receivedOn === null) return null
  if (start && Temporal.PlainDate.compare(askedOn, start) < 0)
    return refuse('prasyta', 'Prašymo diena negali būti ankstesnė už pranešimo dieną.')
  if (Temporal.PlainDate.compare(receivedOn, askedOn) < 0)
    return refuse('gauta', 'Gavimo diena negali būti ankstesnė už prašymo dieną.')
  return askedOn.until(receivedOn).days > MAX_WAIT_DAYS
    ? refuse('gauta', `Nuo prašymo iki gavimo – daugiau kaip ${MAX_WAIT_DAYS} dienų. Patikrinkite abi datas.`)
    : { askedOn, receivedOn }
}

function readDay(value: string): Temporal.PlainDate | null {
  return value < FIRST_DAY || value > LAST_DAY ? null : readDate(value)
}

function dateError(value: string, whenEmpty = 'Įrašykite datą.'): string {
  if (value === '') return whenEmpty
  return readDate(value) ? 'Tinka tik 2024–2035 m. datos.' : dateFault(value)
}
