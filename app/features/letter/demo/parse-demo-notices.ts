import * as v from 'valibot'
import { type CpvCode, parseCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { typography } from '#app/domain/text/typography.ts'

const MAX_TITLE_LENGTH = 90
const MAX_REMARK_LENGTH = 150

const requiredText = v.pipe(v.string(), v.regex(/^\S(.*\S)?$/, 'is empty or has spaces around it'))
const code = v.custom<CpvCode>(
  (text) => typeof text === 'string' && parseCpvCode(text) === text,
  ({ input }) => `${input} is not a CPV code with its check digit`,
)
const codes = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ')),
  v.tupleWithRest([code], code),
)
const wholeNumber = v.pipe(v.string(), v.regex(/^\d+$/, 'is not a whole number'), v.transform(Number))
const amount = v.pipe(wholeNumber, v.minValue(1, 'must be positive'))
const noWinner = v.literal('', 'is for contracts only')
const nothing = v.pipe(
  v.literal(''),
  v.transform(() => null),
)

const notice = {
  codes,
  title: v.pipe(requiredText, v.maxLength(MAX_TITLE_LENGTH), v.transform(typography)),
  buyer: requiredText,
  value: v.union([nothing, amount], 'must be empty or a positive number'),
  remark: v.union(
    [
      nothing,
      v.pipe(requiredText, v.regex(/^\p{Lu}.*\.$/u), v.maxLength(MAX_REMARK_LENGTH), v.transform(typography)),
    ],
    `must be empty or one sentence of at most ${MAX_REMARK_LENGTH} characters`,
  ),
}

/** `time` is an offset: working days until the deadline, quarters from now, or working days since the conclusion. */
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

/** Reads the texts of files by path. It throws at a fault, because a wrong row shows a notice to the wrong trade. */
export function parseDemoNotices(tables: Readonly<Record<string, string>>): DemoNotice[] {
  return Object.entries(tables).flatMap(([path, text]) => {
    const [heading = '', ...lines] = text.trim().split(/\r?\n/)
    const columns = heading.split('\t')
    return lines.map((line, index) => readRow(columns, line.split('\t'), `${path}:${index + 2}`))
  })
}

function readRow(columns: readonly string[], fields: readonly string[], location: string): DemoNotice {
  if (fields.length > columns.length)
    throw new Error(`${location}: has ${fields.length} columns, at most ${columns.length} are possible`)
  // Editors cut trailing white space, and with it the tabs of empty columns.
  const row = Object.fromEntries(columns.map((name, i) => [name, fields[i] ?? '']))
  const checked = v.safeParse(noticeSchema, row)
  if (checked.success) return checked.output
  const [issue] = checked.issues
  throw new Error(`${location}: ${v.getDotPath(issue)}: ${issue.message}`)
}

function between(min: number, max: number) {
  const message = `must be ${min} to ${max}`
  return v.pipe(wholeNumber, v.minValue(min, message), v.maxValue(max, message))
}
