import { demoNotices } from '#tests/support/demo-notices.ts'
import { readGoldTitles } from './gold-titles.ts'

/** The titles from which the search learns: those of demo notices, and of the gold set those that are for tuning. */
export function readTrainingTitles(): { title: string; codes: readonly string[] }[] {
  const tuning = readGoldTitles().filter(({ set }) => set === 'tuning')
  return [...demoNotices, ...tuning.map(({ title, right }) => ({ title, codes: right }))]
}
