import { useEffect, useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { BasketAdvice } from './basket-advice.ts'

/** Advice for these codes; until it has come, what the server gave for the codes of the address. */
export function useBasketAdvice(codes: readonly CpvCode[], first: BasketAdvice): BasketAdvice {
  const [advice, setAdvice] = useState(first)
  const key = codes.join(',')

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

  return advice
}
