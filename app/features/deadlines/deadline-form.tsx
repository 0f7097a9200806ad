import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { CalculatorForm, fieldsOf, InputField } from '#app/ui/forms/calculator-form.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import * as urls from '#app/ui/urls.ts'
import pageTexts from '#content/page-texts.json' with { type: 'json' }
import { DEADLINE_FIELDS, type DeadlineForm as FormState } from './deadline-query.ts'
import { QUESTION_PARAMS, QUESTIONS, type Question, questionTexts } from './deadline-questions.ts'

const { fields: FIELDS, inspection: INSPECTION } = pageTexts.deadlines

const optionOf = (question: Question) => [QUESTION_PARAMS[question], questionTexts[question].label] as const
const FIRST_OF_BUYER = QUESTIONS.indexOf('standstill')
const QUESTION_GROUPS = [
  ['Jūsų terminai', QUESTIONS.slice(0, FIRST_OF_BUYER).map(optionOf)],
  ['Pirkėjo terminai', QUESTIONS.slice(FIRST_OF_BUYER).map(optionOf)],
] as const

const DATE = { type: 'date', min: '2024-01-01', max: '2035-12-31' }

type FormProps = Pick<FormState, 'values' | 'errors'>

export function DeadlineForm({ values, errors }: FormProps) {
  const field = fieldsOf({ values, errors }, FIELDS)
  return (
    <CalculatorForm
      action={urls.deadlines}
      heading="Jūsų atvejis"
      fields={DEADLINE_FIELDS}
      errors={errors}
      className="deadline-form"
    >
      <SelectField {...field('klausimas')} options={QUESTION_GROUPS} />
      <SelectField {...field('pirkimas')} options={Object.entries(FIELDS.pirkimas.options)} />
      <SelectField {...field('istatymas')} options={Object.entries(FIELDS.istatymas.options)} />
      <div className="deadline-channel">
        <SelectField {...field('budas')} options={Object.entries(FIELDS.budas.options)} />
      </div>
      <InputField {...field('data')} input={DATE} hint={<StartDays />} />
      <InspectionFields values={values} errors={errors} />
    </CalculatorForm>
  )
}

/** The style sheet shows only the hint of the chosen question, so no script is needed. */
function StartDays() {
  return QUESTIONS.map((question) => (
    <span key={question} data-start-day={QUESTION_PARAMS[question]}>
      {typography(questionTexts[question].startDayHint)}
    </span>
  ))
}

function InspectionFields(form: FormProps) {
  const field = fieldsOf(form, FIELDS)
  return (
    <details className="bid-inspection group" open={form.values.prasyta + form.values.gauta !== ''}>
      <summary className="target flex items-center justify-between gap-3 pr-3 font-medium text-green">
        Prašiau susipažinti su laimėjusiu pasiūlymu
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="text-sm text-ink-2">{typography(INSPECTION)}</p>
        <InputField {...field('prasyta')} input={DATE} />
        <InputField {...field('gauta')} input={DATE} />
      </div>
    </details>
  )
}
