import type { ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'

interface CalculatorFormProps<Field extends string> {
  action: string
  heading: string
  fields: readonly Field[]
  errors: Partial<Record<Field, string>>
  className?: string
  children: ReactNode
}

/** A GET form whose result `live-result.client.ts` shows while it is filled in. */
export function CalculatorForm<Field extends string>(props: CalculatorFormProps<Field>) {
  const { action, heading, fields, errors, className = '', children } = props
  const fieldErrors = fields.flatMap((name) => {
    const message = errors[name]
    return message ? [{ id: fieldId(name), message }] : []
  })
  return (
    <form
      id="duomenys"
      method="get"
      action={`${action}#atsakymas`}
      noValidate
      data-live-form
      aria-labelledby="form-heading"
      className={`card grid gap-4 rounded-xl p-[clamp(1.1rem,3vw,1.6rem)] ${className}`}
    >
      <h2 id="form-heading" className="text-xl">
        {heading}
      </h2>
      {fieldErrors.length > 0 && <ErrorSummary errors={fieldErrors} />}
      {children}
      <button type="submit" className="button">
        Skaičiuoti
      </button>
    </form>
  )
}

export function fieldId(name: string): string {
  return `laukas-${name}`
}
