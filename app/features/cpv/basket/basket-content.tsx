import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { CODE_FORMS, counted, formatNumber } from '#app/domain/text/plural.ts'
import { ChosenCodes } from '#app/ui/codes/chosen-codes.tsx'
import { copyText } from '#app/ui/components/copy-text.client.ts'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'
import type { BasketDetails, BasketItem } from './details/basket-details.ts'
import { OfferedList } from './offered-list.tsx'
import type { Basket } from './store/use-basket.ts'
import { type ChangeAndFocus, Suggestions } from './suggestions.tsx'

export interface BasketContentProps {
  basket: Basket
  details: BasketDetails
  sharedItems: readonly BasketItem[]
  /** Those of the letter whose codes are being changed. */
  words: readonly string[]
}

interface ContentProps extends BasketContentProps {
  titleId: string
  close?: ReactNode
}

export function BasketContent({ basket, details, sharedItems, words, titleId, close }: ContentProps) {
  const content = useRef<HTMLDivElement>(null)
  const { codes, offered } = basket

  function changeAndFocus(change: () => void, ...selectors: string[]) {
    flushSync(change)
    const targets = [...selectors, '[data-undo]', '[data-basket-title]']
    for (const selector of targets) {
      const target = content.current?.querySelector<HTMLElement>(selector)
      if (target) return target.focus()
    }
  }

  return (
    <div ref={content}>
      <div className="flex items-baseline gap-3">
        <h2 id={titleId} data-basket-title tabIndex={-1} className="text-h3 outline-none">
          Pasirinkti kodai
        </h2>
        <p role="status" className="ml-auto text-sm text-ink-2">
          {codes.length > 0 && counted(codes.length, CODE_FORMS)}
        </p>
        {close}
      </div>
      {offered && <OfferedList offered={offered} items={sharedItems} changeAndFocus={changeAndFocus} />}
      {codes.length === 0 ? (
        <EmptyBasket />
      ) : (
        <FilledBasket basket={basket} details={details} words={words} changeAndFocus={changeAndFocus} />
      )}
      {basket.undo && (
        <p
          data-print="no"
          className="mt-3 flex items-center justify-between gap-3 rounded-md bg-green-soft px-3 py-1.5 text-sm"
        >
          Pašalinta.
          <button
            type="button"
            data-undo
            onClick={() => changeAndFocus(basket.undo ?? (() => {}), '[data-basket-title]')}
            className="link list-target cursor-pointer"
          >
            Grąžinti
          </button>
        </p>
      )}
    </div>
  )
}

function EmptyBasket() {
  return (
    <p className="mt-2 text-sm text-ink-2">
      Pridėkite kodus, kuriuos verta stebėti. Sąrašas lieka šiame įrenginyje, o&nbsp;kai būsite pasirengę,
      išsiųsite jį kartu su užklausa.
    </p>
  )
}

interface FilledBasketProps extends Omit<BasketContentProps, 'sharedItems'> {
  changeAndFocus: ChangeAndFocus
}

function FilledBasket({ basket, details, words, changeAndFocus }: FilledBasketProps) {
  const { codes } = basket
  const call = { codes, words: words.length > 0 ? words : undefined }
  const itemOf = (code: CpvCode) => details.items.find((item) => item.code === code)
  function remove(code: CpvCode) {
    const position = Math.min(codes.indexOf(code) + 1, codes.length - 1)
    changeAndFocus(() => basket.remove(code), `[data-chosen-codes] li:nth-child(${position}) button`)
  }
  return (
    <>
      <div data-chosen-codes>
        <ChosenCodes
          codes={codes}
          onRemove={remove}
          nameOf={(code) => itemOf(code)?.LT}
          className="mt-3 border-y border-line"
          rowClassName="items-start gap-2 py-2 [&>button]:-mr-2"
        >
          {(code) => <ChosenCode code={code} item={itemOf(code)} />}
        </ChosenCodes>
      </div>
      <div data-print="no">
        <a
          href={urls.leadFormPage({ ...call, wants: ['offer', 'sample'] })}
          data-cta="basket"
          className="button mt-4 w-full"
        >
          Gauti šių kodų skelbimus
        </a>
        <a
          href={urls.letterOf(codes.slice(0, letterLimits.maxCodes), words)}
          className="link list-target mt-1 text-sm"
        >
          Peržiūrėti laišką pagal{' '}
          {codes.length > letterLimits.maxCodes
            ? `${letterLimits.maxCodes}\u00a0pirmųjų kodų`
            : 'šiuos kodus'}
        </a>
        <div className="mt-2 flex flex-wrap gap-x-4 text-sm">
          <CopyLink address={urls.cpvBasket(codes, words)} />
          <a href={urls.cpvChosenCsv(codes)} download className="link list-target">
            Atsisiųsti CSV
          </a>
          <button
            type="button"
            onClick={() => changeAndFocus(basket.clear)}
            className="link list-target cursor-pointer noscript:hidden"
          >
            Išvalyti
          </button>
        </div>
      </div>
      {details.suggestions.length > 0 && (
        <Suggestions basket={basket} suggestions={details.suggestions} changeAndFocus={changeAndFocus} />
      )}
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

function Coverage({ item: { coveredBy, coversCount } }: { item: BasketItem }) {
  if (coveredBy) return <p className="text-ink-3">Jau įtrauktas: jį apima {coveredBy}</p>
  if (coversCount === 0) return null
  return <p className="text-ink-3">Apima visus žemesnių lygių kodus ({formatNumber(coversCount)})</p>
}

function CopyLink({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    if (!(await copyText(new URL(address, window.location.href).href))) return
    setCopied(true)
    setTimeout(() => setCopied(false), 2_000)
  }
  return (
    <button type="button" onClick={copy} className="link list-target cursor-pointer noscript:hidden">
      <span aria-live="polite">{isCopied ? 'Nukopijuota' : 'Kopijuoti nuorodą'}</span>
    </button>
  )
}
