import { type CpvCode, formatCpvCode } from '#app/domain/cpv/cpv-code.ts'

export const TRADES = [
  { name: 'Valymas', codes: codes('90910000') },
  { name: 'Statyba', codes: codes('45000000') },
  { name: 'IT', codes: codes('72000000', '48000000', '30200000') },
  { name: 'Maitinimas', codes: codes('55300000', '55500000') },
  { name: 'Transportas', codes: codes('60100000') },
  { name: 'Biuro prekės', codes: codes('30190000', '22800000') },
]

export function findTrade(chosen: readonly CpvCode[]) {
  return TRADES.find((trade) => trade.codes.join() === chosen.join())
}

function codes(...digits: readonly string[]): CpvCode[] {
  return digits.map(formatCpvCode)
}
