import { parseSynonyms, type Synonym } from './synonyms.ts'

const tables = import.meta.glob<string>('/data/cpv/synonyms/*.tsv', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const synonyms: readonly Synonym[] = Object.values(tables).flatMap(parseSynonyms)
