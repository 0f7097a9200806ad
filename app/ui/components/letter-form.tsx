import type { ReactNode } from 'react'
import * as urls from '#app/ui/urls.ts'

interface LetterFormProps {
  name: string
  label: string
  button: string
  /** Classes of the button. */
  look?: string
  placeholder?: string
  value?: string | undefined
  children?: ReactNode
}

/** The page of the letter shows what this form asks for; it works without scripts. */
export function LetterForm(props: LetterFormProps) {
  const { name, label, button, look = 'max-sm:w-full', placeholder, value, children } = props
  return (
    <form action={urls.letter} data-print="no" className="flex flex-wrap items-end gap-2.5">
      {children}
      <label className="min-w-[min(100%,12rem)] grow">
        <span className="mb-1.5 block text-sm font-semibold">{label}</span>
        <input
          name={name}
          defaultValue={value}
          placeholder={placeholder}
          required
          maxLength={2_000}
          autoComplete="off"
          enterKeyHint="go"
          className="control"
        />
      </label>
      <button type="submit" className={`button ${look}`}>
        {button}
      </button>
    </form>
  )
}
