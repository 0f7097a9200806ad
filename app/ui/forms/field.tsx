import type { ReactNode } from 'react'
import { Icon } from '#app/ui/components/icon.tsx'

export interface ControlProps {
  id: string
  name: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps {
  /** Unique on the page; hint and error take their ids from it. */
  id: string
  name: string
  label: string
  error?: string | undefined
  hint?: ReactNode
  isOptional?: boolean
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** Ties label, hint and error of a control together for assistive technology. */
export function Field({ id, name, label, error, hint, isOptional, className = '', children }: FieldProps) {
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ')
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold leading-snug">
        {label}
        {isOptional && <span className="font-normal text-ink-2"> (neprivaloma)</span>}
      </label>
      {children({
        id,
        name,
        // The margin leaves space for the label when the page scrolls to the control.
        className: 'control scroll-mt-10',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-2 empty:hidden">
          {hint}
        </div>
      )}
    </div>
  )
}

interface CheckboxFieldProps {
  id: string
  name: string
  error?: string | undefined
  isChecked: boolean
  isRequired?: boolean
  children: ReactNode
}

export function CheckboxField({ id, name, error, isChecked, isRequired, children }: CheckboxFieldProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex gap-3">
        <input
          id={id}
          name={name}
          type="checkbox"
          value="true"
          defaultChecked={isChecked}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="checkbox -mt-px scroll-mt-4"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm font-semibold text-red">
      <Icon name="circle-alert" className="mt-[0.2em] size-[1.1em]" />
      {children}
    </p>
  )
}
