import type { SentForm } from '#app/ui/form-call.ts'
import { letterLimits } from '#config/limits.ts'
import { isSpecific } from '../is-hot.ts'
import type { Lead } from '../lead-schema.ts'
import { isFromBuyers } from '../mail/lead-lines.ts'
import { letterWords } from '../sample-state.ts'

export function sentForm(lead: Lead, reference: string, isHeld: boolean): SentForm {
  const words = letterWords(lead)
  const isOnlySample = lead.kind === 'sample'
  return {
    reference,
    call: {
      codes: lead.cpv_codes.slice(0, letterLimits.maxCodes),
      words: words.length > 0 ? words : undefined,
      wants: isOnlySample ? [] : lead.wants,
    },
    from: isSpecific(lead) ? 'pirkimas' : isFromBuyers(lead) ? 'pirkejai' : null,
    sample: lead.wants.includes('sample') ? { isHeld, isOnlySample } : null,
  }
}
