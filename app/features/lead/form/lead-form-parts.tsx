import type { Ref } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import type { FormFacts } from './form-facts.ts'

export function FormFailure({
  ref,
  message,
  facts,
}: {
  ref?: Ref<HTMLDivElement>
  message: string
  facts: FormFacts
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: without scripts the focus must still move to what went wrong
      autoFocus
      className="rounded-md border-2 border-red bg-red-soft p-4 font-medium outline-offset-2"
    >
      <p>{message}</p>
      <p className="mt-1.5">
        <a href={phoneHref(facts.phone)} className="link whitespace-nowrap">
          {facts.phone}
        </a>{' '}
        <span className="font-normal whitespace-nowrap">{facts.workingHours}</span>
      </p>
    </div>
  )
}

/** While sending it keeps the focus: `disabled` would move it to the top of the page. */
export function SubmitButton({
  isSubmitting,
  retentionMonths,
}: {
  isSubmitting: boolean
  retentionMonths: number
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <button
        type="submit"
        className="button w-full px-7 sm:w-auto"
        aria-disabled={isSubmitting || undefined}
        data-busy={isSubmitting || undefined}
      >
        {isSubmitting ? 'Siunčiama...' : 'Siųsti užklausą'}
      </button>
      <p className="text-sm text-ink-2">
        Užklausa niekuo neįpareigoja. Duomenis ištriname po{' '}
        <span data-not-figure="service">{retentionMonths}&nbsp;mėn.</span>
      </p>
      <p role="status" className="sr-only">
        {isSubmitting && 'Užklausa siunčiama'}
      </p>
    </div>
  )
}
