import { createContext } from 'react-router'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { type CodeSets, createRelatedCodes } from '../related/related-codes.ts'
import { buildCpvSearch } from '../search/cpv-search.ts'
import { parseGroupModel } from '../search/groups/parse-group-model.server.ts'
import type { CpvEntry } from './cpv-entry.ts'
import { buildCpvTree } from './cpv-tree.ts'

export type CpvCatalogue = ReturnType<typeof createCpvCatalogue>

interface CatalogueParts extends CodeSets {
  entries: readonly CpvEntry[]
  readGroupModelFile: () => Uint8Array
}

export function createCpvCatalogue({ entries, readGroupModelFile, ...sets }: CatalogueParts) {
  const { synonyms } = sets
  const tree = buildCpvTree(entries)
  const search = buildLazily(() => buildCpvSearch(tree, synonyms, parseGroupModel(readGroupModelFile())))
  return {
    tree,
    get search() {
      return search()
    },
    findRelated: createRelatedCodes(tree, sets),
    synonyms,
  }
}

export const cpvCatalogueContext = createContext<CpvCatalogue>()

export function cpvNames({ tree }: CpvCatalogue, codes: readonly CpvCode[]): Record<string, string> {
  return Object.fromEntries(
    codes.flatMap((code) => {
      const entry = tree.find(code)
      return entry ? [[code, entry.LT]] : []
    }),
  )
}
