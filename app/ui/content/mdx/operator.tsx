import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { quarantineRetentionDays, usageCounts } from '#config/limits.ts'
import { site, workingHoursShort } from '#config/site.ts'

type OperatorField =
  | 'siteName'
  | 'company'
  | 'companyCode'
  | 'address'
  | 'email'
  | 'phone'
  | 'workingHours'
  | 'leadRetention'
  | 'quarantineRetention'
  | 'usageRetention'
  | 'processors'

const MONTH_FORMS = ['mėnuo', 'mėnesiai', 'mėnesių'] as const
const DAY_FORMS = ['diena', 'dienos', 'dienų'] as const

export function Operator({ field }: { field: OperatorField }): ReactNode {
  switch (field) {
    case 'email':
      return (
        <a href={`mailto:${site.email}`} className="link">
          {site.email}
        </a>
      )
    case 'phone':
      return (
        <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
          {site.phone}
        </a>
      )
    case 'address':
      return <Address text={typography(site.address)} />
    case 'companyCode':
      return [site.companyCode, ...(site.vatCode ? [`PVM mokėtojo kodas ${site.vatCode}`] : [])].join(', ')
    case 'leadRetention':
      return <Term text={counted(site.leadRetentionMonths, MONTH_FORMS)} />
    case 'quarantineRetention':
      return <Term text={counted(quarantineRetentionDays, DAY_FORMS)} />
    case 'usageRetention':
      return <Term text={counted(usageCounts.keepDays, DAY_FORMS)} />
    case 'workingHours':
      return typography(workingHoursShort())
    case 'processors':
      return typography(processorsSentence())
    case 'siteName':
      return typography(site.name)
    default:
      return typography(site[field])
  }
}

function Term({ text }: { text: string }) {
  return <span data-not-figure="service">{text}</span>
}

function processorsSentence(): string {
  if (site.processors.length === 0) return 'Konkrečius teikėjus įvardysime jums paprašius.'
  return `Šiuo metu jie yra: ${site.processors.join('; ')}.`
}

/** The postal code stays on one line with its town. */
function Address({ text }: { text: string }) {
  const town = text.lastIndexOf(' LT-') + 1
  return (
    <>
      {text.slice(0, town)}
      <span className="whitespace-nowrap">{text.slice(town)}</span>
    </>
  )
}
