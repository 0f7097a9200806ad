import { VAT_PERCENT } from '#app/domain/text/money.ts'
import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { CalculatorForm, fieldId } from '#app/ui/forms/calculator-form.tsx'
import { type ControlProps, Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import * as urls from '#app/ui/urls.ts'
import {
  BUYERS,
  type ValueForm as FormState,
  OBJECTS,
  splitLots,
  TAXES,
  VALUE_FIELDS,
  type ValueField,
} from './value-query.ts'

const BUYER_OPTIONS = [
  [BUYERS.central, 'Centrinės valdžios institucija (VPĮ)'],
  [BUYERS.other, 'Kita organizacija (VPĮ)'],
  [BUYERS.utility, 'Perkantysis subjektas (PĮ)'],
] as const

const OBJECT_OPTIONS = [
  [OBJECTS.goodsServices, 'Prekės ar paslaugos'],
  [OBJECTS.works, 'Darbai'],
  [OBJECTS.specialServices, 'Socialinės ar kitos specialiosios paslaugos'],
] as const

const TAX_OPTIONS = [
  [TAXES.withoutVat, 'be PVM'],
  [TAXES.withVat, `su ${VAT_PERCENT}\u00a0% PVM`],
] as const

export function ValueForm({ values, errors }: Pick<FormState, 'values' | 'errors'>) {
  const field = (name: ValueField) => ({ id: fieldId(name), name, error: errors[name] })
  const fieldWithValue = (name: ValueField) => ({ ...field(name), value: values[name] })
  return (
    <CalculatorForm action={urls.estimatedValue} heading="Pirkimas" fields={VALUE_FIELDS} errors={errors}>
      <SelectField
        {...fieldWithValue('istatymas')}
        label="Kas perka?"
        hint="Savivaldybei, mokyklai ar ligoninei paprastai tinka „Kita organizacija“."
        groups={[{ options: BUYER_OPTIONS }]}
      />
      <details className="-mt-4 text-sm text-ink-2">
        <summary className="link list-target">Ką pasirinkti?</summary>
        {typography(
          'Centrinės valdžios institucijos išvardytos ministro įsakymu Nr. 4-\u206072 patvirtintame sąraše: ministerijos, joms pavaldžios įstaigos, teismai ir kt. PĮ taikomas vandentvarkai, energetikai, transportui ir paštui.',
        )}
      </details>
      <SelectField
        {...fieldWithValue('objektas')}
        label="Kas perkama?"
        groups={[{ options: OBJECT_OPTIONS }]}
      />
      <Field
        {...field('suma')}
        label="Visa vertė, Eur"
        hint="Su visais galimais pratęsimais ir papildomais kiekiais. Žinote tik mėnesio kainą? Įrašykite ją toliau."
      >
        {(control) => <Amount control={control} value={values.suma} />}
      </Field>
      <div className="value-months">
        <Field {...field('menesiui')} label={'Mėnesio kaina,\u00a0Eur'}>
          {(control) => <Amount control={control} value={values.menesiui} />}
        </Field>
        <Field
          {...field('menesiai')}
          label="Mėnesių skaičius"
          hint={'Neterminuotoms paslaugoms ir nuomai\u00a0– 48.'}
        >
          {(control) => <Amount control={control} value={values.menesiai} />}
        </Field>
      </div>
      <SelectField
        {...fieldWithValue('pvm')}
        label="Suma nurodyta"
        hint="Jei taikomas kito dydžio PVM, įrašykite sumą be jo."
        groups={[{ options: TAX_OPTIONS }]}
      />
      <details className="group" open={values.dalys !== ''}>
        <summary className="target flex items-center justify-between gap-3 pr-3 font-medium text-green">
          Pirkimas skaidomas į&nbsp;dalis
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <Field
          {...field('dalys')}
          label="Dalių vertės, Eur"
          hint={typography('Kiekviena dalis – naujoje eilutėje. Visos vertės tada pildyti nereikia.')}
          className="pt-2"
        >
          {(control) => <textarea {...control} rows={4} defaultValue={splitLots(values.dalys).join('\n')} />}
        </Field>
      </details>
      <Field
        {...field('pradzia')}
        label="Kada pirkimas pradėtas?"
        hint="Jei datos neįrašysite, matysite šiandien galiojančias ribas."
      >
        {(control) => <input {...control} type="date" defaultValue={values.pradzia} autoComplete="off" />}
      </Field>
    </CalculatorForm>
  )
}

function Amount({ control, value }: { control: ControlProps; value: string }) {
  return <input {...control} inputMode="decimal" autoComplete="off" defaultValue={value} />
}
