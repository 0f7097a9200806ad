import type { GenericSchema } from 'valibot'

interface LabelledRow {
  label: string
  /** How the mail calls the field, where it is not by the form's label. */
  mailLabel?: string
}

interface TextRow extends LabelledRow {
  control: 'text' | 'email'
  /** Its messages are final, the same in the browser and on the server. */
  rule: GenericSchema<string>
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'numeric' | 'email' | 'tel'
    autoComplete: string
    placeholder?: string
  }
}

interface SelectRow extends LabelledRow {
  control: 'select'
  rule: GenericSchema<string>
  /** An option without a value has its label for one. */
  options: readonly { value?: string; label: string }[]
}

interface CodesRow extends LabelledRow {
  control: 'codes'
  rule: GenericSchema
}

/** Labelled by its wording in `lead-consents.ts`. */
interface ConsentRow {
  control: 'consent'
  rule: GenericSchema<boolean>
  /** Null where the mail need not say it: no lead comes without this consent. */
  mailLabel: string | null
}

export type FieldRow = TextRow | SelectRow | CodesRow | ConsentRow
