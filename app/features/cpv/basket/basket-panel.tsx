import { useState } from 'react'
import { ChosenCodes } from '#app/shared/cpv/chosen-codes.tsx'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { CODE_FORMS, counted } from '#app/shared/text/plural.ts'
import { Icon } from '#app/shared/ui/icon.tsx'
import * as urls from '#app/shared/urls.ts'
import type { BasketAdvice, BasketItem, BasketSuggestion } from './basket-advice.ts'
import type { Basket } from './use-basket.ts'
import { useBasketAdvice } from './use-basket-advice.ts'

export const BASKET_ID = 'krepselis'

/** The chosen codes: what they cover, what they may lack, and the way to the request form. */
export function BasketPanel({ basket, shared }: { basket: Basket; shared: BasketAdvice }) {
  const { codes } = basket
  const advice = useBasketAdvice(codes, shared)
  return (
    <aside
      id={BASKET_ID}
      tabIndex={-1}
      aria-labelledby="krepselis-pavadinimas"
      className="card scroll-mt-24 p-5 shadow-letter lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-auto"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="krepselis-pavadinimas" className="text-h3">
          Pasirinkti kodai
        </h2>
        <p role="status" className="text-sm text-ink-2">
          {codes.length > 0 && counted(codes.length, CODE_FORMS)}
        </p>
      </div>
      {codes.length === 0 ? <EmptyBasket /> : <FilledBasket basket={basket} advice={advice} />}
      {basket.undo && (
        <p className="mt-3 flex items-center justify-between gap-3 rounded-md bg-green-soft px-3 py-1.5 text-sm">
          Pašalinta.
          <button type="button" onClick={basket.undo} className="link list-target cursor-pointer">
            Grąžinti
          </button>
        </p>
      )}
    </aside>
  )
}

function EmptyBasket() {
  return (
    <p className="mt-3 rounded-md border border-dashed border-line-strong bg-paper px-4 py-3.5 text-sm text-ink-2">
      Pridėkite kodus, kuriuos verta stebėti. Sąrašas lieka šiame įrenginyje, o&nbsp;kai būsite pasirengę,
      išsiųsite jį kartu su užklausa.
    </p>
  )
}

function FilledBasket({ basket, advice }: { basket: Basket; advice: BasketAdvice }) {
  const { codes } = basket
  return (
    <>
      <ChosenCodes
        codes={codes}
        onRemove={basket.remove}
        className="mt-3 border-y border-line"
        rowClassName="items-start gap-2 py-2 [&>button]:-mr-2"
      >
        {(code) => <ChosenCode code={code} item={advice.items.find((item) => item.code === code)} />}
      </ChosenCodes>
      <a href={urls.leadForm(codes)} data-cta="basket" className="button mt-4 w-full">
        Gauti šių kodų pirkimus
      </a>
      <a href={urls.letterOf(codes)} className="link list-target mt-1 text-sm">
        Peržiūrėti laišką su šiais kodais
      </a>
      <div className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <CopyLink codes={codes} />
        <a href={urls.cpvChosenCsv(codes)} download className="link list-target">
          Atsisiųsti CSV
        </a>
        <button
          type="button"
          onClick={basket.clear}
          className="link list-target cursor-pointer noscript:hidden"
        >
          Išvalyti
        </button>
      </div>
      {advice.suggestions.length > 0 && <Suggestions basket={basket} suggestions={advice.suggestions} />}
    </>
  )
}

function ChosenCode({ code, item }: { code: CpvCode; item: BasketItem | undefined }) {
  return (
    <div className="min-w-0 grow">
      <p className="font-semibold tabular-nums">{code}</p>
      <p className="leading-snug">{item?.LT}</p>
      {item && <Coverage item={item} />}
    </div>
  )
}

function Coverage({ item }: { item: BasketItem }) {
  if (item.coveredBy) {
    return <p className="text-ink-3">Jau įtrauktas: jį apima {item.coveredBy}</p>
  }
  if (item.coversCount === 0) return null
  return (
    <p className="text-ink-3">
      Apima ir {counted(item.coversCount, ['smulkesnį kodą', 'smulkesnius kodus', 'smulkesnių kodų'])}
    </p>
  )
}

function CopyLink({ codes }: { codes: readonly CpvCode[] }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(new URL(urls.cpvBasket(codes), window.location.href).href)
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <button type="button" onClick={copy} className="link list-target cursor-pointer noscript:hidden">
      {isCopied ? 'Nukopijuota' : 'Kopijuoti nuorodą'}
    </button>
  )
}

function Suggestions({ basket, suggestions }: { basket: Basket; suggestions: readonly BasketSuggestion[] }) {
  return (
    <div className="mt-5">
      <h3 className="font-text text-sm font-semibold">Kodai, kurių gali trūkti</h3>
      <ul className="mt-1.5 divide-y divide-line">
        {suggestions.map(({ code, LT, reason }) => (
          <li key={code} className="flex items-start gap-2 py-2 text-sm">
            <div className="min-w-0 grow">
              <p className="leading-snug">
                <span className="font-semibold tabular-nums">{code}</span> {LT}
              </p>
              <p className="text-xs text-ink-3">{reason}</p>
            </div>
            <button
              type="button"
              onClick={() => basket.add(code)}
              aria-label={`Pridėti: ${code}`}
              className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-green hover:bg-green-soft sm:size-9 noscript:hidden"
            >
              <Icon name="plus" className="size-4 stroke-[2.4]" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
