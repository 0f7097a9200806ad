import { Field, type FieldProps } from './field.tsx'

type Option = readonly [value: string, label: string]
type Group = readonly [name: string, options: readonly Option[]]

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  value: string
  options: readonly (Option | Group)[]
}

export function SelectField({ value, options, ...field }: SelectFieldProps) {
  const values = options.flatMap(([name, of]) => (typeof of === 'string' ? name : of.map(([each]) => each)))
  const isChosen = values.includes(value)
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={isChosen ? value : ''}>
          {!isChosen && <option value="">Pasirinkite</option>}
          <Options options={options} />
        </select>
      )}
    </Field>
  )
}

function Options({ options }: Pick<SelectFieldProps, 'options'>) {
  return options.map(([name, of]) =>
    typeof of === 'string' ? (
      <option key={name} value={name}>
        {of}
      </option>
    ) : (
      <optgroup key={name} label={name}>
        <Options options={of} />
      </optgroup>
    ),
  )
}
