import { type MouseEvent, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { reportUsage } from '#app/features/usage/report-usage.client.ts'
import { basketStore } from '#app/ui/codes/basket-store.ts'
import * as urls from '#app/ui/urls.ts'
import { withoutSharedCodes } from './basket-links.ts'

export type Basket = ReturnType<typeof useBasket>
export type OfferedCodes = NonNullable<Basket['offered']>

const EMPTY: readonly CpvCode[] = []

/** The basket is the list on the device or else the codes of the address, which are stored only once the visitor changes them. */
export function useBasket(initialCodes: readonly CpvCode[], words: readonly string[]) {
  const stored = useSyncExternalStore(basketStore.subscribe, basketStore.read, () => EMPTY)
  const [sharedCodes, setSharedCodes] = useState(initialCodes)
  const [hadOwn, setHadOwn] = useState(false)
  const [previous, setPrevious] = useState<readonly CpvCode[] | null>(null)
  const isOwn = hadOwn || stored.length > 0
  const codes = isOwn ? stored : sharedCodes
  const offeredCodes = useMemo(
    () => (isOwn && sharedCodes.some((code) => !stored.includes(code)) ? sharedCodes : EMPTY),
    [isOwn, sharedCodes, stored],
  )

  function dropSharedCodes() {
    if (sharedCodes.length === 0) return
    setSharedCodes(EMPTY)
    history.replaceState(history.state, '', withoutSharedCodes(window.location.href))
  }

  useOwnLetterCodes(sharedCodes, dropSharedCodes)

  function change(next: readonly CpvCode[], removedFrom: readonly CpvCode[] | null) {
    setPrevious(removedFrom)
    basketStore.replace(next)
    setHadOwn(true)
    // Otherwise the codes in the URL would be offered again when the page is reloaded.
    if (!isOwn) dropSharedCodes()
  }

  return {
    codes,
    /** Links to other pages of codes take these along, when the page's own address has some. */
    kept: initialCodes.length + words.length > 0 ? { codes, words } : {},
    /** The page of a code does not know the address's codes, so they are stored when the visitor goes on to it. */
    keepForCodePage({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null
      if (!isOwn && link?.pathname.startsWith(urls.cpvCode(''))) basketStore.replace(sharedCodes)
    },
    has: (code: CpvCode) => codes.includes(code),
    add(...added: CpvCode[]) {
      change([...codes, ...added], null)
      for (const code of added) reportUsage('code_chosen', code)
    },
    remove: (code: CpvCode) =>
      change(
        codes.filter((other) => other !== code),
        codes,
      ),
    clear: () => change([], codes),
    undo: previous && (() => change(previous, null)),
    offered:
      offeredCodes.length === 0
        ? null
        : {
            codes: offeredCodes,
            addToOwn() {
              change([...codes, ...offeredCodes], null)
              dropSharedCodes()
            },
            replaceOwn() {
              change(offeredCodes, codes)
              dropSharedCodes()
            },
            dismiss: dropSharedCodes,
          },
  }
}

/** A letter's „Keisti kodus“ brings the visitor's own codes back: nobody sent them. */
function useOwnLetterCodes(codes: readonly CpvCode[], dropFromAddress: () => void): void {
  const join = useEffectEvent(() => {
    const own = basketStore.read()
    const isFromLetter = URL.parse(document.referrer)?.pathname === urls.letter
    if (!isFromLetter || own.length === 0 || codes.length === 0) return
    basketStore.replace([...own, ...codes])
    dropFromAddress()
  })
  useEffect(() => join(), [])
}
