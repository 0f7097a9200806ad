import * as v from 'valibot'
import { type CpvCode, parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import { typography } from '#app/shared/text/typography.ts'

const MAX_TITLE_LENGTH = 90
const MAX_REMARK_LENGTH = 150

const requiredText = v.pipe(v.string(), v.regex(/^\S(.*\S)?$/, 'is empty or has spaces around it'))
const code = v.pipe(
  v.string(),
  v.rawTransform<string, CpvCode>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCpvCode(dataset.value)
    if (parsed === dataset.value) return parsed
    addIssue({ message: `${dataset.value} is no CPV code with its check digit` })
    return NEVER
  }),
)
const codes = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.tupleWithRest([code], code),
)
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'is no whole number'), v.transform(Number))
const amount = v.pipe(wholeNumber, v.minValue(1, 'must be positive'))
const noWinner = v.literal('', 'is for contracts only')

const notice = {
  codes,
  title: v.pipe(requiredText, v.maxLength(MAX_TITLE_LENGTH, tooLong), v.transform(typography)),
  buyer: requiredText,
  value: v.union([v.pipe(v.literal(''), v.transform(toNull)), amount], 'must be empty or a positive number'),
  remark: v.union(
    [
      v.pipe(v.literal(''), v.transform(toNull)),
      v.pipe(requiredText, v.regex(/^\p{Lu}.*\.$/u), v.maxLength(MAX_REMARK_LENGTH), v.transform(typography)),
    ],
    `must be empty or one sentence of at most ${MAX_REMARK_LENGTH} characters`,
  ),
}

/** `time`: working days until the deadline, quarters from now, or working days since the conclusion. */
const noticeSchema = v.variant('kind', [
  v.strictObject({ ...notice, kind: v.literal('tender'), time: between(1, 25), winner: noWinner }),
  v.strictObject({ ...notice, kind: v.literal('consultation'), time: between(4, 12), winner: noWinner }),
  v.strictObject({ ...notice, kind: v.literal('plan'), time: between(1, 3), winner: noWinner }),
  v.strictObject({
    ...notice,
    kind: v.literal('contract'),
    value: amount,
    time: between(1, 20),
    winner: v.pipe(v.string(), v.regex(/^Pavyzdinė bendrovė [A-F]$/, 'must be „Pavyzdinė bendrovė A“ to F')),
  }),
])

export type DemoNotice = v.InferOutput<typeof noticeSchema>

/** Takes texts by path; throws with all faults, because a wrong row shows a notice to the wrong trade. */
export function parseDemoNotices(tables: Readonly<Record<string, string>>): DemoNotice[] {
  const faults: string[] = []
  const notices = Object.entries(tables).flatMap(([path, text]) => [...readTable(path, text, faults)])
  if (faults.length > 0) throw new Error(`Demo notices with faults:\n${faults.join('\n')}`)
  return notices
}

function* readTable(path: string, text: string, faults: string[]): Generator<DemoNotice> {
  const [heading = '', ...lines] = text.trim().split(/\r?\n/)
  const columns = heading.split('\t')
  for (const [index, line] of lines.entries()) {
    const location = `${path}:${index + 2}`
    const fields = line.split('\t')
    if (fields.length > columns.length) {
      faults.push(`${location}: has ${fields.length} columns, at most ${columns.length} are possible`)
      continue
    }
    // Editors cut trailing white space, and with it the tabs of empty columns.
    const row = Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? '']))
    const checked = v.safeParse(noticeSchema, row)
    if (checked.success) yield checked.output
    else
      faults.push(...checked.issues.map((issue) => `${location}: ${v.getDotPath(issue)}: ${issue.message}`))
  }
}

function between(min: number, max: number) {
  const message = `must be ${min} to ${max}`
  return v.pipe(wholeNumber, v.minValue(min, message), v.maxValue(max, message))
}

function toNull(): null {
  return null
}

function tooLong(issue: { requirement: number }): string {
  return `is longer than ${issue.requirement} characters`
}
