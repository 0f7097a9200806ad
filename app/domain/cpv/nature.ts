import { type CpvCode, isGoods } from './cpv-code.ts'

/** They stand in addresses. */
export const NATURES = { prekes: 'prekės', darbai: 'darbai', paslaugos: 'paslaugos' } as const

export type Nature = keyof typeof NATURES

const WORKS = '45'

export function natureOf(code: CpvCode): Nature {
  if (isGoods(code)) return 'prekes'
  return code.startsWith(WORKS) ? 'darbai' : 'paslaugos'
}
