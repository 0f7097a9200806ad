import { Field } from './field.tsx'

interface SelectFieldProps {
  id: string
  name: string
  label: string
  value: string
  error?: string | undefined
  hint?: string
  /** What stands for no choice; without it the first option is chosen. */
  placeholder?: string
  groups: readonly { label?: string; options: readonly (readonly [value: string, label: string])[] }[]
}

/** A choice of one, in groups where there are many. */
export function SelectField({ value, placeholder, groups, hint, ...field }: SelectFieldProps) {
  return (
    <Field {...field} hint={hint}>
      {(control) => (
        <select {...control} defaultValue={value}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
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
