import * as v from 'valibot'

/** Browsers report these; anybody can send anything that fits. */
const clientErrorSchema = v.object({
  message: v.pipe(v.string(), v.minLength(1), v.maxLength(300)),
  /** It is the position in a built script, empty when unknown. */
  place: v.pipe(v.string(), v.regex(/^(?:[\w.-]{1,80}\.js:\d{1,7}:\d{1,7})?$/)),
  island: v.pipe(v.string(), v.regex(/^[a-z-]{0,30}$/)),
})

export type ClientError = v.InferOutput<typeof clientErrorSchema>

export function parseClientError(text: string): ClientError | null {
  const result = v.safeParse(clientErrorSchema, Object.fromEntries(new URLSearchParams(text)))
  return result.success ? result.output : null
}
