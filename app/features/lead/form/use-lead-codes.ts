import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type CpvCode, MAX_CHOSEN_CODES } from '#app/domain/cpv/cpv-code.ts'
import { basketStore } from '#app/ui/codes/basket-store.ts'
import * as urls from '#app/ui/urls.ts'

type Names = Readonly<Record<string, string>>

export type LeadCodes = ReturnType<typeof useLeadCodes>

const NO_CODES: readonly CpvCode[] = []

/** The page's codes and the visitor's basket; a letter or a form sent back with errors comes without the basket. */
export function useLeadCodes(codesOfPage: readonly CpvCode[], namesOfPage: Names, isRedisplayed: boolean) {
  const [pageCodes, setPageCodes] = useState(codesOfPage)
  const readBasket = () => (isRedisplayed || isFromLetter() ? NO_CODES : basketStore.read())
  const basket = useSyncExternalStore(basketStore.subscribe, readBasket, () => NO_CODES)
  const codes = useMemo(
    () => [...new Set([...pageCodes, ...basket])].slice(0, MAX_CHOSEN_CODES),
    [pageCodes, basket],
  )
  return {
    codes,
    names: useNames(codes, namesOfPage),
    remove(code: CpvCode) {
      setPageCodes(pageCodes.filter((other) => other !== code))
      if (basket.includes(code)) basketStore.remove([code])
    },
    setCodes(sent: readonly CpvCode[]) {
      setPageCodes(sent)
      writeCodesToAddress(sent)
    },
  }
}

function isFromLetter(): boolean {
  const params = new URLSearchParams(location.search)
  return params.has(urls.CODES_PARAM) && params.has(urls.WORDS_PARAM)
}

/** After Back the form has the sent codes, and the thank-you page takes them out of the basket. */
function writeCodesToAddress(codes: readonly CpvCode[]): void {
  const page = new URL(location.href)
  if (codes.length > 0 || isFromLetter()) page.searchParams.set(urls.CODES_PARAM, codes.join())
  else page.searchParams.delete(urls.CODES_PARAM)
  // Browsers truncate a long referrer.
  page.search = page.search.replaceAll('%2C', ',')
  history.replaceState(history.state, '', page)
}

function useNames(codes: readonly CpvCode[], namesOfPage: Names): Names {
  const [names, setNames] = useState(namesOfPage)
  useEffect(() => {
    if (codes.every((code) => code in names)) return
    const controller = new AbortController()
    fetchNames(codes, controller.signal).then(
      (fetched) => setNames((known) => ({ ...known, ...fetched })),
      () => {
        // Aborted or failed: the codes themselves are shown.
      },
    )
    return () => controller.abort()
  }, [codes, names])
  return names
}

async function fetchNames(codes: readonly CpvCode[], signal: AbortSignal): Promise<Names> {
  const response = await fetch(urls.cpvBasketDetailsApi(codes), { signal })
  const { items }: { items: { code: string; LT: string }[] } = await response.json()
  return Object.fromEntries([...codes.map((code) => [code, '']), ...items.map(({ code, LT }) => [code, LT])])
}
