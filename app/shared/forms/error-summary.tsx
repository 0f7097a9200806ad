import type { Ref } from 'react'
import { Icon } from '#app/shared/ui/icon.tsx'

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
      <h3 className="flex items-center gap-2 font-text text-base font-semibold">
        <Icon name="circle-alert" className="size-5 text-red" />
        Patikrinkite pažymėtus laukus
      </h3>
      <ul className="mt-2 grid text-sm">
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-[0.2rem] leading-snug max-md:py-3 pointer-coarse:py-3 font-medium text-red underline underline-offset-2 hover:decoration-2"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
