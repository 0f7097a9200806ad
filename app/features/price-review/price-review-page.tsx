import { formatCents } from '#app/domain/text/money.ts'
import { formatPercent } from '#app/domain/text/percent.ts'
import { typography } from '#app/domain/text/typography.ts'
import { pages } from '#app/pages/pages.ts'
import { CalculatorPage } from '#app/ui/components/calculator-page.tsx'
import { EmptyResultCard, ResultBasis, ResultCard } from '#app/ui/components/calculator-result.tsx'
import { TextWithFigures } from '#app/ui/figures/figure-text.tsx'
import { AMOUNT, CalculatorForm, fieldsOf, InputField } from '#app/ui/forms/calculator-form.tsx'
import { CheckboxField } from '#app/ui/forms/field.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { PRICE_REVIEW_FIELDS, type PriceReviewForm, type PriceReviewQuery } from './price-review-query.ts'

const texts = pageTexts.priceReview
const NUMBERS = ['kaina', 'dalis', 'pokytis'] as const

export function PriceReviewPage({ form }: { form: PriceReviewForm }) {
  return (
    <CalculatorPage
      page="priceReview"
      form={<ContractForm {...form} />}
      hasResult={form.query !== null}
      result={form.query ? <PriceReviewResult {...form.query} /> : <EmptyResultCard />}
    >
      <h2>Kada kaina keičiama</h2>
      <p>
        <TextWithFigures text={texts.grounds} />{' '}
        <a href={urls.article('kainos-perskaiciavimas')} className="link">
          Kaip perskaičiuojama kaina
        </a>
      </p>
    </CalculatorPage>
  )
}

function ContractForm({ values, errors }: PriceReviewForm) {
  const field = fieldsOf({ values, errors }, texts.fields)
  return (
    <CalculatorForm
      action={pages.priceReview.path}
      heading="Sutartis"
      fields={PRICE_REVIEW_FIELDS}
      errors={errors}
    >
      {NUMBERS.map((name) => (
        <InputField key={name} {...field(name)} input={AMOUNT} />
      ))}
      <CheckboxField {...field('formule')} isChecked={values.formule === 'true'}>
        {typography(texts.fields.formule.label)}
      </CheckboxField>
    </CalculatorForm>
  )
}

function PriceReviewResult({ hasFormula, price, labourShare, change }: PriceReviewQuery) {
  const difference = Math.round((price * labourShare * change) / 10_000)
  const { heading, meaning } = hasFormula ? texts.byFormula : texts.costOfLabour
  const result = formatCents(hasFormula ? price + difference : difference)
  const growth = `${formatPercent(labourShare)} × ${formatPercent(change)}`
  return (
    <ResultCard heading={`${heading} ${result}`} className="text-h2 text-green">
      <p className="text-lg">
        {formatCents(price)} × {hasFormula ? `(1\u00a0+\u00a0${growth})` : growth} = <strong>{result}</strong>
      </p>
      <p>
        {typography(meaning)}{' '}
        <a href={urls.template('prasymas-perskaiciuoti-kaina')} className="link">
          Prašymo pirkėjui šablonas
        </a>
      </p>
      <ResultBasis caveat="Orientacinis atsakymas" disclaimer={texts.disclaimer} />
    </ResultCard>
  )
}
