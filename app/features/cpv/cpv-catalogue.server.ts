import { createContext } from 'react-router'
import type { CpvEntry } from './cpv-entry.ts'
import { buildCpvTree, type CpvTree } from './cpv-tree.ts'
import { buildCpvSearch, type CpvSearch } from './search/cpv-search.ts'
import { synonyms } from './search/synonyms.server.ts'

/** The vocabulary as routes use it: tree and search, built once a start. */
export interface CpvCatalogue {
  tree: CpvTree
  search: CpvSearch
}

export function createCpvCatalogue(entries: readonly CpvEntry[]): CpvCatalogue {
  const tree = buildCpvTree(entries)
  return { tree, search: buildCpvSearch(tree, synonyms) }
}

export const cpvCatalogueContext = createContext<CpvCatalogue>()
