import type { ReactNode } from 'react'
import * as urls from '#app/ui/urls.ts'

interface LetterFormProps {
  name: string
  label: string
  button: string
  isQuiet?: boolean
  value?: string | undefined
  children?: ReactNode
}

export function LetterForm({ name, label, button, isQuiet, value, children }: LetterFormProps) {
  return (
    <form action={urls.letter} data-print="no" className="flex flex-wrap items-end gap-2.5">
      {children}
      <label className="min-w-[min(100%,12rem)] grow">
        <span className="mb-1.5 block text-sm font-semibold">{label}</span>
        <input
          name={name}
          defaultValue={value}
          required
          maxLength={2_000}
          autoComplete="off"
          enterKeyHint="go"
          className="control"
        />
      </label>
      <button type="submit" className={isQuiet ? 'button button-quiet' : 'button max-[24rem]:w-full'}>
        {button}
      </button>
    </form>
  )
}

export function Message({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-md border-l-4 border-amber-mark bg-amber-soft px-4 py-3 text-sm font-medium">
      {children}
    </p>
  )
}
