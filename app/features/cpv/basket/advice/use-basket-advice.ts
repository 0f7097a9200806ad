import { useEffect, useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import type { BasketAdvice } from './basket-advice.ts'
import { isBasketAdvice } from './is-basket-advice.ts'

/** Advice for these codes; until it has come, what the server gave for the codes of the address. */
export function useBasketAdvice(codes: readonly CpvCode[], first: BasketAdvice): BasketAdvice {
  const [advice, setAdvice] = useState(first)

  useEffect(() => {
    if (codes.length === 0) return
    const request = new AbortController()
    fetchAdvice(codes, request.signal)
      .then(setAdvice)
      .catch(() => {
        // Aborted, or the names could not be loaded: the codes themselves stay.
      })
    return () => request.abort()
  }, [codes])

  return advice
}

async function fetchAdvice(codes: readonly CpvCode[], signal: AbortSignal): Promise<BasketAdvice> {
  const response = await fetch(urls.cpvBasketAdviceApi(codes), { signal })
  const advice: unknown = await response.json()
  if (!response.ok || !isBasketAdvice(advice)) throw new Error(`no advice: ${response.status}`)
  return advice
}
