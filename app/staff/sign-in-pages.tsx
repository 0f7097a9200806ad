import type { ReactNode } from 'react'
import { Field } from '#app/ui/forms/field.tsx'
import { staffSignIn } from '#config/limits.ts'
import { site } from '#config/site.ts'
import { StaffDocument } from './staff-frame.tsx'
import { ASK_PATH, CODE_PATH, FIELDS } from './staff-paths.ts'

interface SignInProps {
  /** Where the reader wanted to go. */
  next: string
  /** False when codes come from the operator only. */
  canMail: boolean
}

export function AddressPage({ next, canMail }: SignInProps) {
  const hint = canMail
    ? 'Atsiųsime šešių skaitmenų kodą.'
    : 'Šešių skaitmenų kodą gausite iš svetainės administratoriaus.'
  return (
    <SignInDocument action={ASK_PATH} button={canMail ? 'Gauti kodą' : 'Toliau'} next={next}>
      <Field id="adresas" name={FIELDS.address} label="El. paštas" hint={hint}>
        {(control) => <input {...control} type="email" required autoComplete="username" maxLength={254} />}
      </Field>
    </SignInDocument>
  )
}

interface CodeProps extends SignInProps {
  address: string
  code?: string | undefined
  error?: string | undefined
}

/** It says the same whether the address is on the list or not. */
export function CodePage({ next, canMail, address, code = '', error }: CodeProps) {
  const about = canMail
    ? `Jei ${address} yra darbuotojų sąraše, kodas jau siunčiamas. Jis galioja ${staffSignIn.codeMinutes} minučių šioje naršyklėje.`
    : `Kodas, kurį gausite iš svetainės administratoriaus, galioja ${staffSignIn.codeMinutes} minučių.`
  return (
    <SignInDocument action={CODE_PATH} button="Prisijungti" next={next}>
      <input type="hidden" name={FIELDS.address} value={address} />
      <Field id="kodas" name={FIELDS.code} label="Kodas" error={error} hint={code === '' ? about : undefined}>
        {(control) => (
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={20}
            defaultValue={code}
          />
        )}
      </Field>
      <p className="order-last text-sm">
        <a href={next} className="link list-target">
          Prašyti naujo kodo
        </a>
      </p>
    </SignInDocument>
  )
}

interface SignInDocumentProps {
  action: string
  button: string
  next: string
  children: ReactNode
}

function SignInDocument({ action, button, next, children }: SignInDocumentProps) {
  return (
    <StaffDocument title="Prisijungimas">
      <h1 className="text-h2">Prisijungimas</h1>
      <p className="mt-2 text-ink-2">{site.name}: darbuotojų puslapis.</p>
      <form method="post" action={action} className="mt-6 grid max-w-[26rem] gap-5">
        <input type="hidden" name={FIELDS.next} value={next} />
        {children}
        <button type="submit" className="button justify-self-start">
          {button}
        </button>
      </form>
    </StaffDocument>
  )
}
