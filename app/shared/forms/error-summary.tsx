import type { Ref } from 'react'

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>
  /** Field id and its message, in the order of the form. */
  errors: readonly { id: string; message: string }[]
}

/** Takes the focus after a failed submit; each message leads to its field in the same words. */
export function ErrorSummary({ ref, errors }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="alert"
      // biome-ignore lint/a11y/noAutofocus: without scripts the focus must still move to what went wrong
      autoFocus
      className="rounded-md border-2 border-red bg-red-soft p-4 outline-offset-2"
    >
      <h3 className="font-text text-base font-semibold">Patikrinkite pažymėtus laukus</h3>
      <ul className="mt-1.5 grid gap-1 text-sm">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="font-medium text-red underline underline-offset-2">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
