import type { ComponentProps, ReactNode } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { Field, type FieldProps } from './field.tsx'
import type { QueryForm } from './query-values.ts'

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

/** What a field is called, what was entered, and what is wrong with it. */
export function fieldsOf<Name extends string, Texts extends Record<Name, object>>(
  { values, errors }: Pick<QueryForm<Name, unknown>, 'values' | 'errors'>,
  texts: Texts,
) {
  return <Each extends Name>(name: Each) => ({
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    ...texts[name],
  })
}

interface InputFieldProps extends Omit<FieldProps, 'children'> {
  value: string
  input: ComponentProps<'input'>
}

export function InputField({ value, input, ...field }: InputFieldProps) {
  return (
    <Field {...field}>
      {(control) => <input {...control} {...input} defaultValue={value} autoComplete="off" />}
    </Field>
  )
}

export const AMOUNT = { inputMode: 'decimal' } as const

function fieldId(name: string): string {
  return `laukas-${name}`
}
