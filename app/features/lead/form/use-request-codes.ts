import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { basketStore } from '#app/shared/cpv/basket-store.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { MAX_CHOSEN_CODES } from '#app/shared/cpv/cpv-codes-param.ts'
import * as urls from '#app/shared/urls.ts'

type Names = Readonly<Record<string, string>>

export interface RequestCodes {
  codes: readonly CpvCode[]
  names: Names
  remove(code: CpvCode): void
  /** The form has been sent with them: after Back it has the same. */
  keep(codes: readonly CpvCode[]): void
}

const NOTHING: readonly CpvCode[] = []

/**
 * The codes of the request: those that the page came with, and the visitor's list. A letter is asked for with what was
 * left in it; a form that is shown again has what was sent.
 */
export function useRequestCodes(
  codesOfPage: readonly CpvCode[],
  namesOfPage: Names,
  isShownAgain: boolean,
): RequestCodes {
  const [own, setOwn] = useState(codesOfPage)
  const readBasket = () => (isShownAgain || isFromLetter() ? NOTHING : basketStore.read())
  const basket = useSyncExternalStore(basketStore.subscribe, readBasket, () => NOTHING)
  const codes = useMemo(() => [...new Set([...own, ...basket])].slice(0, MAX_CHOSEN_CODES), [own, basket])
  return {
    codes,
    names: useNames(codes, namesOfPage),
    remove(code) {
      setOwn(own.filter((other) => other !== code))
      if (basket.includes(code)) basketStore.remove([code])
    },
    keep(sent) {
      setOwn(sent)
      writeCodesToAddress(sent)
    },
  }
}

/** Whether the form was opened by `urls.leadFormOfLetter`. */
function isFromLetter(): boolean {
  const params = new URLSearchParams(location.search)
  return params.has(urls.CODES_PARAM) && params.has(urls.WORDS_PARAM)
}

/** After Back the form has the codes that were sent by its address, and the page of thanks takes them out of the list. */
function writeCodesToAddress(codes: readonly CpvCode[]): void {
  const page = new URL(location.href)
  if (codes.length > 0 || isFromLetter()) page.searchParams.set(urls.CODES_PARAM, codes.join())
  else page.searchParams.delete(urls.CODES_PARAM)
  // Browsers cut the address that they tell the next page when it is long.
  page.search = page.search.replaceAll('%2C', ',')
  history.replaceState(history.state, '', page)
}

/** Those that the page does not name come from the server. */
function useNames(codes: readonly CpvCode[], namesOfPage: Names): Names {
  const [names, setNames] = useState(namesOfPage)
  useEffect(() => {
    if (codes.every((code) => code in names)) return
    const request = new AbortController()
    fetchNames(codes, request.signal).then(
      (fetched) => setNames((known) => ({ ...known, ...fetched })),
      () => {
        // Aborted, or the names could not be loaded: the codes themselves stay.
      },
    )
    return () => request.abort()
  }, [codes, names])
  return names
}

const namesAnswer = v.object({ items: v.array(v.object({ code: v.string(), LT: v.string() })) })

async function fetchNames(codes: readonly CpvCode[], signal: AbortSignal): Promise<Names> {
  const response = await fetch(urls.cpvBasketAdviceApi(codes), { signal })
  const { items } = v.parse(namesAnswer, await response.json())
  // Codes that do not exist have no name.
  return Object.fromEntries([...codes.map((code) => [code, '']), ...items.map(({ code, LT }) => [code, LT])])
}
