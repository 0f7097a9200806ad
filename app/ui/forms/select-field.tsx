import { Field } from './field.tsx'

interface SelectFieldProps {
  id: string
  name: string
  label: string
  value: string
  error?: string | undefined
  hint?: string
  groups: readonly { label?: string; options: readonly (readonly [value: string, label: string])[] }[]
}

export function SelectField({ value, groups, hint, ...field }: SelectFieldProps) {
  const isChosen = groups.some(({ options }) => options.some(([option]) => option === value))
  return (
    <Field {...field} hint={hint}>
      {(control) => (
        <select {...control} defaultValue={isChosen ? value : ''}>
          {!isChosen && <option value="">Pasirinkite</option>}
          {groups.map(({ label, options }) =>
            label === undefined ? (
              <Options key="" options={options} />
            ) : (
              <optgroup key={label} label={label}>
                <Options options={options} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  )
}

function Options({ options }: { options: readonly (readonly [value: string, label: string])[] }) {
  return options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
