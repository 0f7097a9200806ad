import type { MouseEvent, Ref } from 'react'
import { counted } from '#app/domain/text/plural.ts'
import { Icon } from '#app/ui/components/icon.tsx'

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>
  /** Field id and its message, in the order of the form. */
  errors: readonly FieldError[]
}

interface FieldError {
  id: string
  message: string
}

/** A longer list would fill the screen of a phone and hide the fields. */
const MAX_SHOWN = 4
const SHOWN_OF_MORE = 3

/** Takes the focus after a failed submit; each message leads to its field in the same words. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  const shown = errors.length > MAX_SHOWN ? errors.slice(0, SHOWN_OF_MORE) : errors
  const more = errors.slice(shown.length)
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: without scripts the focus must still move to what went wrong
      autoFocus
      className="rounded-md border-2 border-red bg-red-soft p-4 outline-offset-2"
    >
      <h2 className="flex items-center gap-2 font-text text-base font-semibold">
        <Icon name="circle-alert" className="size-5 text-red" />
        Patikrinkite pažymėtus laukus{errors.length > MAX_SHOWN && ` (${errors.length})`}
      </h2>
      <ErrorList errors={shown} />
      {/* Screen readers read out an alert without its closed part. */}
      {more.length > 0 && <p className="sr-only">{more.map(({ message }) => message).join(' ')}</p>}
      {more.length > 0 && (
        <details className="group/more -mb-2 text-sm">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1.5 font-semibold">
            Dar {counted(more.length, ['laukas', 'laukai', 'laukų'])}
            <Icon name="chevron-down" className="size-4 transition-transform group-open/more:rotate-180" />
          </summary>
          <ErrorList errors={more} />
        </details>
      )}
    </div>
  )
}

function ErrorList({ errors }: { errors: readonly FieldError[] }) {
  return (
    <ul className="mt-1 grid text-sm">
      {errors.map(({ id, message }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={focusField}
            className="inline-block py-[0.2rem] leading-snug max-md:py-3 pointer-coarse:py-3 font-medium text-red underline underline-offset-2 hover:decoration-2"
          >
            {message}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Like following the link, but leaves no hash in the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  if (field === null) return
  event.preventDefault()
  field.focus()
}
