import { keysOf } from '#app/domain/data/record.ts'
import { CheckboxField } from '#app/ui/forms/field.tsx'
import { CONSENTS } from '../../lead-consents.ts'
import type { LeadErrors, LeadFormValues } from '../../lead-schema.ts'

export function Consents({ values, errors }: { values: LeadFormValues; errors: LeadErrors }) {
  return (
    <div className="grid gap-3.5 text-sm">
      {keysOf(CONSENTS).map((name) => (
        <CheckboxField
          key={name}
          id={`lead-${name}`}
          name={name}
          error={errors[name]}
          isChecked={values[name]}
          isRequired={name === 'privacy_consent'}
        >
          {CONSENTS[name].map((part) =>
            typeof part === 'string' ? (
              part
            ) : (
              <a key={part.href} href={part.href} target="_blank" rel="noopener" className="link">
                {part.text}
              </a>
            ),
          )}
        </CheckboxField>
      ))}
    </div>
  )
}
