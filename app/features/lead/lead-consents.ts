import * as urls from '#app/ui/urls.ts'
import type { ConsentField } from './lead-fields.ts'

/** Stored with each lead. Raise it with every change of the wording; `lead-consents.test.tsx` checks both. */
export const CONSENT_VERSION = '2026-11'

type ConsentPart = string | { text: string; href: string }

export const CONSENTS: Readonly<Record<ConsentField, readonly ConsentPart[]>> = {
  privacy_consent: [
    'Susipažinau su ',
    { text: 'privatumo politika', href: urls.privacyPolicy },
    ' ir\u00a0sutinku su ',
    { text: 'naudojimo sąlygomis', href: urls.termsOfUse },
    '.',
  ],
  marketing_consent: [
    'Sutinku gauti naujienas ir pasiūlymus el.\u00a0paštu ar telefonu pagal ',
    { text: 'rinkodaros taisykles', href: urls.marketingRules },
    '.',
  ],
}
