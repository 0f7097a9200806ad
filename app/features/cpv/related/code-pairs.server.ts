import table from '#data/cpv/code-pairs.tsv?raw'
import { parseCodePairs } from './code-pairs.ts'

export const publicPairs = parseCodePairs(table)
