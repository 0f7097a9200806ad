import { type ReactNode, useState } from 'react'
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx'
import { type ControlProps, Field } from '#app/ui/forms/field.tsx'
import { FIELD_ROWS, type LeadField as LeadFieldName } from '../../lead-fields.ts'
import type { LeadFormValues } from '../../lead-schema.ts'
import type { FormFacts } from '../form-facts.ts'
import type { LeadCodes } from '../use-lead-codes.ts'
import { CodesField } from './codes-field.tsx'
import { SpecificTenderHint } from './specific-tender-hint.tsx'
import { warningAbout } from './value-warnings.ts'

interface LeadFieldProps {
  name: LeadFieldName
  values: LeadFormValues
  error: string | undefined
  isRequired: boolean
  codes: LeadCodes
  facts: FormFacts
}

export function LeadField(props: LeadFieldProps) {
  const { name, values, codes } = props
  const row = FIELD_ROWS[name]
  switch (row.control) {
    case 'consent':
      return null
    case 'codes':
      return <CodesField label={row.label} leadCodes={codes} />
    case 'checkboxes':
    case 'radios':
      return (
        <ChoiceGroup
          name={name}
          legend={row.label}
          type={row.control === 'checkboxes' ? 'checkbox' : 'radio'}
          options={row.options}
          className={classNameOf(name)}
          chosen={[values[name]].flat().map(String)}
        />
      )
    default:
      return name === 'activity' ? <ActivityField {...props} /> : <TypedField {...props} />
  }
}

function ActivityField(props: LeadFieldProps) {
  return (
    <div className="grid gap-3">
      <TypedField {...props} />
      <SpecificTenderHint {...props.facts} />
    </div>
  )
}

function TypedField({ name, values, error, isRequired }: LeadFieldProps) {
  const [blurredValue, setBlurredValue] = useState(String(values[name]))
  const row = FIELD_ROWS[name]
  const warning = warningAbout(name, blurredValue)
  return (
    <Field
      id={`lead-${name}`}
      name={name}
      error={error}
      label={'label' in row ? row.label : ''}
      isOptional={!isRequired}
      className={classNameOf(name, error !== undefined)}
      hint={warning !== null && <p className="text-amber">{warning}</p>}
    >
      {(control) =>
        renderControl(name, {
          ...control,
          required: isRequired,
          defaultValue: String(values[name]),
          onBlur: ({ target }) => setBlurredValue(target.value.trim()),
        })
      }
    </Field>
  )
}

interface TypedControlProps extends ControlProps {
  required: boolean
  defaultValue: string
  onBlur(event: { target: { value: string } }): void
}

function renderControl(name: LeadFieldName, props: TypedControlProps): ReactNode {
  const row = FIELD_ROWS[name]
  if (row.control === 'text') return <input {...props} enterKeyHint="next" {...row.input} />
  if (row.control !== 'select') return null
  return (
    <select {...props}>
      <option value="">Pasirinkite</option>
      {row.options.map((option) => (
        <option key={option.label} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function classNameOf(name: LeadFieldName, hasError = false): string {
  const row = FIELD_ROWS[name]
  if ('width' in row) return 'sm:!col-span-1'
  const isForSpecificTender = name === 'tender_reference' && !hasError
  return isForSpecificTender ? 'not-group-has-[option[value=specific]:checked]/lead:hidden' : ''
}
