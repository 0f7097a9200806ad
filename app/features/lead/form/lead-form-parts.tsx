import type { Ref } from 'react'
import { phoneHref, site } from '#config/site.ts'

export function FormFailure({ ref, message }: { ref?: Ref<HTMLDivElement>; message: string }) {
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
        <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
          {site.phone}
        </a>{' '}
        <span className="font-normal whitespace-nowrap">{site.workingHoursShort}</span>
      </p>
    </div>
  )
}

function Reassurance() {
  return (
    <p className="text-sm text-ink-2">
      Užklausa neįpareigoja. Duomenis ištriname po{' '}
      <span data-not-figure="service">{site.leadRetentionMonths}&nbsp;mėn.</span>
    </p>
  )
}

/** While sending it keeps the focus: `disabled` would move it to the top of the page. */
export function SubmitButton({ isSubmitting }: { isSubmitting: boolean }) {
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
      <Reassurance />
      <p role="status" className="sr-only">
        {isSubmitting && 'Užklausa siunčiama'}
      </p>
    </div>
  )
}
