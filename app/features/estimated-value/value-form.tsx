import { VAT_PERCENT } from '#app/domain/text/money.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { AMOUNT, CalculatorForm, fieldsOf, InputField } from '#app/ui/forms/calculator-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { type ValueForm as FormState, splitLots, TAXES, VALUE_FIELDS } from './value-query.ts'

const { fields: FIELDS, buyers } = pageTexts.estimatedValue

const TAX_OPTIONS = [
  [TAXES.withoutVat, 'be PVM'],
  [TAXES.withVat, `su ${VAT_PERCENT}\u00a0% PVM`],
] as const

export function ValueForm({ values, errors }: Pick<FormState, 'values' | 'errors'>) {
  const field = fieldsOf({ values, errors }, FIELDS)
  return (
    <CalculatorForm action={urls.estimatedValue} heading="Pirkimas" fields={VALUE_FIELDS} errors={errors}>
      <SelectField {...field('istatymas')} options={Object.entries(FIELDS.istatymas.options)} />
      <details className="-mt-4 text-sm text-ink-2">
        <summary className="link list-target">Ką pasirinkti?</summary>
        {typography(buyers)}
      </details>
      <SelectField {...field('objektas')} options={Object.entries(FIELDS.objektas.options)} />
      <InputField {...field('suma')} input={AMOUNT} />
      <div className="value-months">
        <InputField {...field('menesiui')} input={AMOUNT} />
        <InputField {...field('menesiai')} input={AMOUNT} />
      </div>
      <SelectField {...field('pvm')} options={TAX_OPTIONS} />
      <details className="group" open={values.dalys !== ''}>
        <summary className="target flex items-center justify-between gap-3 pr-3 font-medium text-green">
          Pirkimas skaidomas į&nbsp;dalis
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <Field {...field('dalys')} className="pt-2">
          {(control) => <textarea {...control} rows={4} defaultValue={splitLots(values.dalys).join('\n')} />}
        </Field>
      </details>
      <InputField {...field('pradzia')} input={{ type: 'date' }} />
    </CalculatorForm>
  )
}
