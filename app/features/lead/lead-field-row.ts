import type { GenericSchema } from 'valibot'

interface LabelledRow {
  label: string
  mailLabel?: string
  /** On wide screens two such fields stand side by side. */
  width?: 'half'
}

interface TextRow extends LabelledRow {
  control: 'text'
  /** The same in browser and server; a rule that accepts an empty text makes the field optional. */
  rule: GenericSchema<string>
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'numeric' | 'email' | 'tel'
    /** Never "off": after Back browsers would leave the field empty, and resending it would create a second lead. */
    autoComplete: 'on' | 'organization' | 'name' | 'email' | 'tel'
    placeholder?: string
  }
}

interface SelectRow extends LabelledRow {
  control: 'select'
  rule: GenericSchema<string>
  options: readonly { value?: string; label: string }[]
}

/** `readField` drops whatever is no option, so the rule may accept any text. */
interface ChoiceRow extends LabelledRow {
  control: 'radios' | 'checkboxes'
  rule: GenericSchema
  options: readonly { value: string; label: string }[]
}

interface CodesRow extends LabelledRow {
  control: 'codes'
  rule: GenericSchema
}

interface ConsentRow {
  control: 'consent'
  rule: GenericSchema<boolean>
  /** Null: the mail does not mention it, because every request has it. */
  mailLabel: string | null
}

export type FieldRow = TextRow | SelectRow | ChoiceRow | CodesRow | ConsentRow
