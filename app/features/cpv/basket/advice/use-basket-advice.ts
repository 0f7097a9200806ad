import { useEffect, useState } from 'react'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import { fetchJson } from '../../fetch-json.ts'
import { type BasketAdvice, isBasketAdvice } from './is-basket-advice.ts'

export function useBasketAdvice(codes: readonly CpvCode[], first: BasketAdvice): BasketAdvice {
  const [advice, setAdvice] = useState(first)

  useEffect(() => {
    if (codes.length === 0) return
    const request = new AbortController()
    fetchJson(urls.cpvBasketAdviceApi(codes), isBasketAdvice, request.signal)
      .then(setAdvice)
      .catch(() => {
        // Aborted, or the names could not be loaded: the codes themselves stay.
      })
    return () => request.abort()
  }, [codes])

  return advice
}
