import * as v from 'valibot'
import { OperatorError } from '#app/infra/operator-error.server.ts'
import { SOURCE_IDS } from '../notice.ts'

const noticeCommandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('status'), isJson: v.boolean() }),
  v.strictObject({ name: v.literal('ingest'), source: v.optional(v.picklist(SOURCE_IDS)) }),
  /** The path is absolute: it is read by the server. */
  v.strictObject({ name: v.literal('import'), path: v.string() }),
  v.strictObject({ name: v.literal('show'), id: v.string(), isJson: v.boolean() }),
])

/** What the operator wants done; as JSON it goes from the command line to the running server. */
export type NoticeCommand = v.InferOutput<typeof noticeCommandSchema>

/** Reads a command as it was sent. */
export function parseNoticeCommand(input: unknown): NoticeCommand {
  const parsed = v.safeParse(noticeCommandSchema, input)
  if (parsed.success) return parsed.output
  throw new OperatorError(
    'The running server does not understand this command; it may be of another version: restart it.',
  )
}
