import { pages } from '#app/pages.ts'
import { CalculatorForm, fieldId } from '#app/shared/forms/calculator-form.tsx'
import { Field } from '#app/shared/forms/field.tsx'
import { formatNumber } from '#app/shared/text/plural.ts'
import { Answer, NoAnswer } from '#app/shared/ui/calculator-answer.tsx'
import { CalculatorPage } from '#app/shared/ui/calculator-page.tsx'
import { GUARANTEE_FIELDS, type GuaranteeField, type GuaranteeForm } from './guarantee-query.ts'
import { GUARANTEE_PAGE } from './guarantee-text.ts'

const LABELS: Readonly<Record<GuaranteeField, string>> = {
  kaina: 'Pasiūlymo kaina, Eur',
  procentas: 'Užtikrinimo dydis procentais',
}

export function GuaranteePage({ form: { values, errors, amount } }: { form: GuaranteeForm }) {
  return (
    <CalculatorPage
      {...GUARANTEE_PAGE}
      place="uztikrinimas"
      heading={pages.guarantee.title}
      form={
        <CalculatorForm
          action={pages.guarantee.path}
          heading="Pasiūlymas"
          fields={GUARANTEE_FIELDS}
          errors={errors}
        >
          {GUARANTEE_FIELDS.map((name) => (
            <Field key={name} id={fieldId(name)} name={name} label={LABELS[name]} error={errors[name]}>
              {(control) => <input {...control} inputMode="decimal" defaultValue={values[name]} />}
            </Field>
          ))}
        </CalculatorForm>
      }
      answer={amount === null ? <NoAnswer /> : <GuaranteeAnswer amount={amount} />}
    >
      <h2>Kaip skaičiuojama</h2>
      <p>Kaina dauginama iš procento, kurį pirkėjas nurodė pirkimo dokumentuose.</p>
    </CalculatorPage>
  )
}

function GuaranteeAnswer({ amount }: { amount: number }) {
  return (
    <Answer heading={`Užtikrinimo suma – ${formatNumber(amount)}\u00a0Eur`}>
      <p>Tokios sumos garantijos prašykite banko arba draudiko.</p>
    </Answer>
  )
}
