import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

/** The request form with these codes filled in. */
export function requestHref(codes: readonly CpvCode[]): string {
  return `/?kodai=${codes.join(',')}#trial`
}

/** The code browser with these codes chosen, for another device or person. */
export function shareHref(codes: readonly CpvCode[]): string {
  return `/bvpz-kodai?kodai=${codes.join(',')}`
}

export function csvHref(codes: readonly CpvCode[]): string {
  return `/bvpz-kodai/pasirinkti.csv?kodai=${codes.join(',')}`
}
