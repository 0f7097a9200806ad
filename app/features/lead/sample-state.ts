import { readFormCall } from '#app/ui/read-form-call.ts'
import type { Lead } from './lead-schema.ts'
import type { StoredLead } from './lead-store.server.ts'

export type SampleState = NonNullable<StoredLead['sample_state']>

export type SampleStatus = Pick<StoredLead, 'sample_state' | 'sample_reason'>

const HOLDS = {
  'the request is held back': 'užklausa sulaikyta kaip galimas šlamštas',
  'the request shows signs of spam': 'užklausa turi šlamšto požymių',
  'the form was sent without scripts': 'neįsitikinta, kad formą pildė žmogus',
  // The stored reason says „lately“, though the limit has no end: rows of earlier releases have these words.
  'a sample was sent to this address lately': 'šiuo adresu pavyzdys jau siųstas',
  'several samples were sent to this domain lately':
    'šio domeno adresais neseniai jau siųsti keli pavyzdžiai',
  'the visitor asked for several samples': 'iš to paties tinklo pavyzdžių neseniai jau prašyta kelis kartus',
  'the address is written in an unusual way': 'el. pašto adresas užrašytas neįprastai',
  'the limit of all samples is reached': 'vienu metu pavyzdžių paprašyta labai daug',
  'no mail server can reach this address': 'šiuo adresu ne kiekvienas pašto serveris priima laiškus',
  'this site cannot mail visitors': 'svetainė laiškų lankytojams nesiunčia',
  'the request is not stored': 'užklausos nepavyko įrašyti į duomenų bazę',
} as const

/** These are the buttons of the staff page that release. */
export const NOT_SPAM = 'Ne šlamštas'
export const SEND_SAMPLE = 'Siųsti pavyzdį'

export type SampleHold = keyof typeof HOLDS

const UNRELEASABLE: readonly string[] = [
  'no mail server can reach this address',
  'this site cannot mail visitors',
  'the request is not stored',
] satisfies SampleHold[]

export function holdText(reason: string | null): string {
  return new Map<string, string>(Object.entries(HOLDS)).get(reason ?? '') ?? 'priežastis nežinoma'
}

type Sampled = Partial<SampleStatus> & Pick<StoredLead, 'reference'>

export function sampleNote(lead: Sampled, staffUrl?: string): string[] {
  const text = textFor(lead, staffUrl)
  return text === null ? [] : [`Laiško pavyzdys: ${text}`]
}

function textFor({ sample_state, sample_reason: reason = null, reference }: Sampled, staffUrl?: string) {
  switch (sample_state) {
    case 'asked':
    case 'released':
    case 'sending':
      return 'svetainė jį siuntėjui išsiunčia pati, iškart po šio laiško.'
    case 'sent':
      return 'svetainė jį siuntėjui jau išsiuntė.'
    case 'refused':
    case 'failed':
      return 'siuntėjui nepristatytas, išsiųskite patys.'
    case 'waiting': {
      const why = `neišsiųstas, nes ${holdText(reason)}.`
      if (UNRELEASABLE.includes(reason ?? '')) return `${why} Išsiųskite patys.`
      const button = reason === 'the request is held back' ? NOT_SPAM : SEND_SAMPLE
      const how =
        staffUrl === undefined
          ? `administratorius jį išsiųs komanda „npm run leads -- release ${reference}“`
          : `atverkite ją ir paspauskite „${button}“`
      const text = `${why} Jei užklausa tikra, ${how}.`
      // The thank-you page said so, but for this reason, of which only staff know.
      if (reason === 'a sample was sent to this address lately') return text
      return `${text} Siuntėjui jis pažadėtas ne vėliau kaip kitą darbo dieną.`
    }
    default:
      return null
  }
}

/** The words of the letter that the visitor saw: the field under it has them as the industry, the form in the address of its page. */
export function letterWords(lead: Pick<Lead, 'industry' | 'landing_page'> & { kind?: string }): string[] {
  if (lead.kind === 'sample') return lead.industry.split(', ').filter(Boolean)
  const page = URL.parse(lead.landing_page)
  return (page && readFormCall(page.searchParams).words) ?? []
}
