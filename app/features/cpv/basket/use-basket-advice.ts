import { useEffect, useRef, useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { BasketAdvice } from './basket-advice.ts'
import type { Basket } from './use-basket.ts'

/**
 * The basket with its advice. The codes of the address join the visitor's own once; until then,
 * and without scripts, they are what is shown.
 */
export function useBasketAdvice(basket: Basket, shared: BasketAdvice) {
  const [advice, setAdvice] = useState(shared)
  const [hasJoined, setJoined] = useState(false)
  const firstShared = useRef(shared.items.map(({ code }) => code))
  const codes = hasJoined ? basket.codes : mergeCodes(basket.codes, firstShared.current)
  const key = codes.join(',')

  const { add } = basket
  const addOnce = useRef(add)
  useEffect(() => {
    if (firstShared.current.length > 0) addOnce.current(...firstShared.current)
    setJoined(true)
  }, [])

  useEffect(() => {
    if (key === '') return
    const request = new AbortController()
    fetch(`/api/cpv/basket?kodai=${key}`, { signal: request.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setAdvice)
      .catch(() => {
        // Aborted, or the names could not be loaded: the codes themselves stay.
      })
    return () => request.abort()
  }, [key])

  return { codes, advice }
}

function mergeCodes(own: readonly CpvCode[], added: readonly CpvCode[]): readonly CpvCode[] {
  return [...new Set([...own, ...added])]
}
