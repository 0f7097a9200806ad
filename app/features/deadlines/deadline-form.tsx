import { typography } from '#app/domain/text/typography.ts'
import { Icon } from '#app/ui/components/icon.tsx'
import { CalculatorForm, fieldId } from '#app/ui/forms/calculator-form.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { PROCUREMENT_KINDS } from '#app/ui/forms/query-values.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import * as urls from '#app/ui/urls.ts'
import {
  CHANNELS,
  DEADLINE_FIELDS,
  type DeadlineField,
  type DeadlineForm as FormState,
  LAWS,
} from './deadline-query.ts'
import { QUESTION_PARAMS, QUESTIONS, type Question, questionTexts } from './deadline-questions.ts'

const optionOf = (question: Question) => [QUESTION_PARAMS[question], questionTexts[question].label] as const
const FIRST_OF_BUYER = QUESTIONS.indexOf('standstill')
const QUESTION_GROUPS = [
  { label: 'Jūsų terminai', options: QUESTIONS.slice(0, FIRST_OF_BUYER).map(optionOf) },
  { label: 'Pirkėjo terminai', options: QUESTIONS.slice(FIRST_OF_BUYER).map(optionOf) },
]

const PROCUREMENT_OPTIONS = [
  [PROCUREMENT_KINDS.international, 'Tarptautinis'],
  [PROCUREMENT_KINDS.simplified, 'Supaprastintas'],
  [PROCUREMENT_KINDS.lowValue, 'Mažos vertės'],
] as const

const LAW_OPTIONS = [
  [LAWS.vpi, 'VPĮ: perkančioji organizacija'],
  [LAWS.pi, 'PĮ: vanduo, energetika, transportas, paštas'],
] as const

const CHANNEL_OPTIONS = [
  [CHANNELS.electronic, 'Elektroniniu būdu (CVP\u00a0IS, el.\u00a0paštu)'],
  [CHANNELS.post, 'Ne elektroniniu būdu (paštu)'],
] as const

export function DeadlineForm({ values, errors }: Pick<FormState, 'values' | 'errors'>) {
  const field = (name: DeadlineField) => ({ id: fieldId(name), name, error: errors[name] })
  const fieldWithValue = (name: DeadlineField) => ({ ...field(name), value: values[name] })
  return (
    <CalculatorForm
      action={urls.deadlines}
      heading="Jūsų atvejis"
      fields={DEADLINE_FIELDS}
      errors={errors}
      className="deadline-form"
    >
      <SelectField {...fieldWithValue('klausimas')} label="Ką suskaičiuoti?" groups={QUESTION_GROUPS} />
      <SelectField
        {...fieldWithValue('pirkimas')}
        label="Koks tai pirkimas?"
        groups={[{ options: PROCUREMENT_OPTIONS }]}
      />
      <SelectField
        {...fieldWithValue('istatymas')}
        label="Pagal kurį įstatymą perkama?"
        groups={[{ options: LAW_OPTIONS }]}
      />
      <div className="deadline-channel">
        <SelectField
          {...fieldWithValue('budas')}
          label="Kaip pirkėjas pranešė?"
          hint="Nežinote? Palikite elektroninį: toks terminas trumpesnis arba toks pat."
          groups={[{ options: CHANNEL_OPTIONS }]}
        />
      </div>
      <DateField {...fieldWithValue('data')} label="Nuo kurios dienos?" hint={<StartDays />} />
      <InspectionFields
        fieldWithValue={fieldWithValue}
        isOpen={values.prasyta !== '' || values.gauta !== ''}
      />
    </CalculatorForm>
  )
}

interface DateFieldProps {
  id: string
  name: DeadlineField
  label: string
  value: string
  error: string | undefined
  hint?: React.ReactNode
}

function DateField({ value, ...field }: DateFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          min="2024-01-01"
          max="2035-12-31"
          defaultValue={value}
          autoComplete="off"
        />
      )}
    </Field>
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

interface InspectionFieldsProps {
  fieldWithValue: (name: DeadlineField) => Omit<DateFieldProps, 'label' | 'hint'>
  isOpen: boolean
}

function InspectionFields({ fieldWithValue, isOpen }: InspectionFieldsProps) {
  return (
    <details className="bid-inspection group" open={isOpen}>
      <summary className="target flex items-center justify-between gap-3 pr-3 font-medium text-green">
        Prašiau susipažinti su laimėjusiu pasiūlymu
        <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="text-sm text-ink-2">
          {typography(
            'Jei susipažinti prašoma nepasibaigus pradiniam terminui, jis pratęsiamas tiek, kiek laukiama pasiūlymo (VPĮ 58 ir PĮ 68 straipsnių 3 dalys).',
          )}
        </p>
        <DateField {...fieldWithValue('prasyta')} label="Kada paprašėte?" />
        <DateField {...fieldWithValue('gauta')} label="Kada gavote?" />
      </div>
    </details>
  )
}
