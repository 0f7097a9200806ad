interface ChoiceGroupProps {
  name: string
  legend: string
  type: 'checkbox' | 'radio'
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  className?: string
}

export function ChoiceGroup({ name, legend, type, options, chosen, className = '' }: ChoiceGroupProps) {
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="font-semibold leading-snug">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-[2.9rem] cursor-pointer items-center gap-2 rounded-md border border-control bg-white py-1.5 pr-3 pl-2.5 leading-tight transition-colors hover:border-ink has-checked:border-green has-checked:bg-green-soft"
          >
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={type === 'checkbox' ? 'checkbox' : 'size-5 shrink-0 cursor-pointer accent-green'}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
