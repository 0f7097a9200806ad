import * as v from 'valibot'

export const READABLE = /[\p{L}\p{N}]/u

export function requiredText(limit: number, emptyMessage: string, minLength = 1) {
  return v.pipe(v.string(), v.minLength(minLength, emptyMessage), maxLength(limit))
}

export function requiredName(limit: number, emptyMessage: string) {
  return v.pipe(requiredText(limit, emptyMessage), v.regex(READABLE, emptyMessage))
}

export function maxLength(limit: number) {
  return v.maxLength<string, number, string>(
    limit,
    `Tekstas per ilgas: telpa ne daugiau kaip ${limit}\u00a0simbolių`,
  )
}
