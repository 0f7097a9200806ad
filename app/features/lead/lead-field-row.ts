import type { GenericSchema } from 'valibot'

interface LabelledRow {
  label: string
  /** How the mail calls the field, where it is not by the form's label. */
  mailLabel?: string
}

interface TextRow extends LabelledRow {
  control: 'text'
  /** Its messages are final, the same in the browser and on the server; a field that it lets be empty is optional. */
  rule: GenericSchema<string>
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'numeric' | 'email' | 'tel'
    /** Never "off": browsers would give the field nothing back after Back, and what is sent again would be another lead. */
    autoComplete: 'on' | 'organization' | 'name' | 'email' | 'tel'
    placeholder?: string
  }
}

interface SelectRow extends LabelledRow {
  control: 'select'
  rule: GenericSchema<string>
  /** An option without a value has its label for one. */
  options: readonly { value?: string; label: string }[]
}

interface Choice {
  value: string
  label: string
}

/** Any number of check boxes; what is not among the options is ignored. */
interface ChoicesRow extends LabelledRow {
  control: 'choices'
  rule: GenericSchema
  options: readonly Choice[]
}

/** At most one of some radio buttons; what is not among the options counts as none. */
interface ChoiceRow extends LabelledRow {
  control: 'choice'
  rule: GenericSchema<string>
  options: readonly Choice[]
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

export type FieldRow = TextRow | SelectRow | ChoicesRow | ChoiceRow | CodesRow | ConsentRow
