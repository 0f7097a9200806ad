import { readFileSync } from 'node:fs'
import dictionary from 'dictionary-lt'
import { loadModule } from 'hunspell-asm'
import { placeholders } from '#config/site.ts'
import type { Page } from '../html.ts'
import { isName, visibleTexts } from '../visible-text.ts'

/** The dictionary lacks these reviewed words; the file describes its format. */
export const DOMAIN_WORDS = 'content/domain-words.txt'

export interface Speller {
  isWord: (word: string) => boolean
  suggest: (word: string) => string[]
}

export async function loadSpeller(): Promise<Speller> {
  const hunspell = await loadModule()
  const speller = hunspell.create(
    hunspell.mountBuffer(dictionary.aff, 'lt.aff'),
    hunspell.mountBuffer(dictionary.dic, 'lt.dic'),
  )
  for (const [word, model] of readDomainWords()) {
    if (model === undefined) speller.addWord(word)
    else if (speller.spell(model)) speller.addWordWithAffix(word, model)
    else throw new Error(`${DOMAIN_WORDS}: „${model}“ is not a word, „${word}“ cannot be inflected like it`)
  }
  return { isWord: (word) => speller.spell(word), suggest: (word) => speller.suggest(word) }
}

export function checkSpelling({ root }: Page, { isWord, suggest }: Speller): string[] {
  const unknown = new Set(
    visibleTexts(root, isName)
      .flatMap(wordsOf)
      .filter((word) => !isWord(word)),
  )
  return [...unknown].map((word) => {
    const better = suggest(word).slice(0, 3).join(', ')
    return `unknown word „${word}“${better && ` (${better}?)`}`
  })
}

function withoutPlaceholders(text: string): string {
  return [...placeholders].reduce((rest, name) => rest.replaceAll(name, ' '), text)
}

/** Leaves out addresses, file names, numbers and abbreviations in capitals. */
function wordsOf(text: string): string[] {
  return withoutPlaceholders(text)
    .split(/\s+/)
    .filter((part) => !/@|:\/\/|^\/|\p{L}\.\p{L}|\d/u.test(part))
    .flatMap((part) => part.match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 1 && word !== word.toUpperCase())
}

/** A line is `[word]` or `[word, model]`: the word is inflected like its model. */
function readDomainWords(): [word: string, model?: string][] {
  return readFileSync(DOMAIN_WORDS, 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [word = '', model] = line.split(/\s+/)
      return model === undefined ? [word] : [word, model]
    })
}
