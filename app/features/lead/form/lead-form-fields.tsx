import { useState } from 'react'
import { Field } from '#app/shared/forms/field.tsx'
import { FIELD_ROWS, type LeadField as LeadFieldName } from '../lead-fields.ts'
import type { LeadFormValues } from '../lead-schema.ts'
import { CodesField } from './codes-field.tsx'
import { CompanyCodeWarning } from './company-code-warning.tsx'
import { SpecificTenderHint } from './specific-tender-hint.tsx'

interface LeadFieldProps {
  name: LeadFieldName
  values: LeadFormValues
  error: string | undefined
  codeNames: Readonly<Record<string, string>>
}

/** A field as its row describes it; consents are not here, they close the form together. */
export function LeadField({ name, values, error, codeNames }: LeadFieldProps) {
  const [leftValue, setLeftValue] = useState(String(values[name]))
  const row = FIELD_ROWS[name]
  if (row.control === 'consent') return null
  const { label } = row
  if (row.control === 'codes') return <CodesField label={label} codes={values.cpv_codes} names={codeNames} />
  const isSelect = row.control === 'select'
  const field = (
    <Field
      id={`lead-${name}`}
      name={name}
      error={error}
      label={label}
      className={isSelect ? '' : 'sm:!col-span-1'}
      hint={name === 'company_code' && <CompanyCodeWarning code={leftValue} />}
    >
      {(control) => {
        const common = { ...control, required: true, defaultValue: String(values[name]) }
        return isSelect ? (
          <select {...common}>
            <option value="">Pasirinkite</option>
            {row.options.map((option) => (
              <option key={option.label} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...common}
            enterKeyHint="next"
            onBlur={({ target }) => setLeftValue(target.value.trim())}
            {...row.input}
          />
        )
      }}
    </Field>
  )
  if (name !== 'activity') return field
  return (
    <div className="group/activity grid gap-3">
      {field}
      <SpecificTenderHint />
    </div>
  )
}
