import { phoneHref, site } from '#config/site.ts'

/** What went wrong with the whole submission, and the other way to reach the firm. */
export function FormFailure({ message }: { message: string }) {
  return (
    <div role="alert" className="rounded-md border-2 border-red bg-red-soft p-4 font-medium">
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

export function SubmitButton({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <div>
      <button
        type="submit"
        className="button w-full px-7 sm:w-auto"
        disabled={isSubmitting}
        data-busy={isSubmitting || undefined}
      >
        {isSubmitting ? 'Siunčiama...' : 'Siųsti užklausą'}
      </button>
    </div>
  )
}
