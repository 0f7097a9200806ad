import * as urls from '#app/shared/urls.ts'
import type { ConsentField } from './lead-fields.ts'

/**
 * Stored with each lead: it tells which wording its sender agreed to. Raise it with every change of the words below;
 * `lead-consents.test.tsx` holds one to the other.
 */
export const CONSENT_VERSION = '2026-11'

type ConsentPart = string | { text: string; href: string }

/** What visitors agree to, word by word. */
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
