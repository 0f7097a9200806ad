import { Field } from '#app/ui/forms/field.tsx'
import { LogoMark } from '#app/ui/layout/logo.tsx'
import { staffSignIn } from '#config/limits.ts'
import { site } from '#config/site.ts'
import { StaffDocument, Submit } from './staff-frame.tsx'

export interface SignInProps {
  next: string
  /** False when codes come from the operator only. */
  canMail: boolean
  /** Once it is known, the code is asked for; the page is the same whether it is on the list or not. */
  address?: string | undefined
  code?: string | undefined
  error?: string | undefined
  /** Said when a form came after the session had ended; a note typed in it is carried along. */
  ended?: string
  note?: string
}

export function SignInPage({ address, ...props }: SignInProps) {
  const isAsked = address !== undefined
  const content = (
    <>
      {props.ended && <p role="status">{props.ended}</p>}
      <form
        method="post"
        action={isAsked ? '/prisijungti/kodas' : '/prisijungti'}
        className="mt-6 grid max-w-[26rem] gap-5"
      >
        <input type="hidden" name="toliau" value={props.next} />
        {props.note && <input type="hidden" name="pastaba" value={props.note} />}
        {isAsked ? <CodeField {...props} address={address} /> : <AddressField {...props} />}
        <Submit className="button justify-self-start" label={isAsked ? 'Prisijungti' : 'Toliau'} />
      </form>
      {isAsked && (
        <a href={props.next} className="link list-target mt-3 text-sm">
          Prašyti naujo kodo
        </a>
      )}
    </>
  )
  const header = (
    <header className="border-b border-line bg-sheet">
      <p className="wrap flex items-center gap-x-3 py-2 font-semibold">
        <LogoMark /> {site.name}
      </p>
    </header>
  )
  return <StaffDocument title="Prisijungimas prie užklausų" header={header} content={content} />
}

function AddressField({ canMail }: SignInProps) {
  const hint = canMail ? 'Atsiųsime šešių skaitmenų kodą.' : 'Kodą gausite iš svetainės administratoriaus.'
  return (
    <Field id="adresas" name="adresas" label="El. paštas" hint={hint}>
      {(control) => <input {...control} type="email" required autoComplete="username" maxLength={254} />}
    </Field>
  )
}

function CodeField({ canMail, address, code, error }: SignInProps) {
  const hint = canMail
    ? `Jei ${address} yra darbuotojų sąraše, kodas jau siunčiamas. Jis galioja ${staffSignIn.codeMinutes} minučių šioje naršyklėje.`
    : `Administratoriaus duotas kodas galioja ${staffSignIn.codeMinutes} minučių.`
  const typed = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 20,
    defaultValue: code,
  } as const
  return (
    <>
      <input type="hidden" name="adresas" value={address} />
      <Field id="kodas" name="kodas" label="Kodas" error={error} hint={code === undefined && hint}>
        {(control) => <input {...control} {...typed} required />}
      </Field>
    </>
  )
}
