import { useEffect, useState } from 'react'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import * as urls from '#app/ui/urls.ts'
import { fetchJson } from '../../fetch-json.ts'
import type { BasketDetails } from './basket-details.ts'

export function useBasketDetails(codes: readonly CpvCode[], first: BasketDetails): BasketDetails {
  const [details, setDetails] = useState(first)

  useEffect(() => {
    if (codes.length === 0) return
    const request = new AbortController()
    fetchJson<BasketDetails>(urls.cpvBasketDetailsApi(codes), request.signal)
      .then(setDetails)
      .catch(() => {
        // The codes themselves stay when the request was aborted or the names could not be loaded.
      })
    return () => request.abort()
  }, [codes])

  return details
}
