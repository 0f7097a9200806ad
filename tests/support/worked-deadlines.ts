import { readFileSync } from 'node:fs'

const PARAMS = ['klausimas', 'pirkimas', 'istatymas', 'budas', 'data', 'prasyta', 'gauta']

/** Time limits counted by hand. A buyer's have no safe date; those counted back from a deadline no legal end. */
export const WORKED_EXAMPLES = readFileSync('tests/support/worked-deadlines.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [values = '', nominal = '', legal = '', safe = '', why = ''] = line.split('\t')
    const address = new URLSearchParams(values.split(' ').map((value, i) => [PARAMS[i] ?? '', value]))
    return { address: String(address), nominal, legal: legal || null, safe: safe || null, why }
  })
