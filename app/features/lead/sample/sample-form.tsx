import { Field } from '#app/ui/forms/field.tsx'
import * as urls from '#app/ui/urls.ts'
import { formFacts } from '../form/form-facts.ts'
import { FormFailure } from '../form/lead-form-parts.tsx'
import { FORM_TOKEN_FIELD } from '../spam/anti-spam-fields.ts'
import { Honeypot } from '../spam/honeypot.tsx'

interface SampleFormProps {
  /** The letter's own address. */
  action: string
  email?: string | undefined
  error?: string | undefined
  failure?: string | undefined
}

export function SampleForm({ action, email = '', error, failure }: SampleFormProps) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-sample-form
      data-print="no"
      aria-label="Laiškas el. paštu"
      className="card grid gap-3 p-5 sm:p-6"
    >
      <h2 className="text-lg">Tik šį laišką – el.&nbsp;paštu</h2>
      {failure && <FormFailure message={failure} facts={formFacts()} />}
      <div className="grid gap-2.5 sm:max-lg:grid-cols-[minmax(0,1fr)_auto] sm:max-lg:items-end">
        <Field id="sample-email" name="email" label={'El.\u00a0paštas'} error={error}>
          {(control) => (
            <input
              {...control}
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={2_000}
              defaultValue={email}
              // biome-ignore lint/a11y/noAutofocus: without scripts the focus must still move to what went wrong
              autoFocus={error !== undefined}
            />
          )}
        </Field>
        <button type="submit" data-cta="letter-sample" className="button">
          Atsiųskite šį laišką man
        </button>
      </div>
      <p className="text-sm text-ink-2">
        Atsiųsime vieną laišką ir kartą el.&nbsp;paštu paklausime, ar norite pasiūlymo. Neskambinsime.{' '}
        <a href={urls.privacyPolicy} className="link">
          Privatumo politika
        </a>
      </p>
      <Honeypot />
      <input type="hidden" name={FORM_TOKEN_FIELD} />
    </form>
  )
}
