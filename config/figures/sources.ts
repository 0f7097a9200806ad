import type { Source } from './figure.ts'

/** Official pages that were read (mark A). */
export const sources = {
  euThresholds: {
    title: 'svetainė TED',
    url: 'https://ted.europa.eu/en/simap/european-public-procurement',
  },
  euThresholdsBefore: {
    title: 'svetainė SIMAP',
    url: 'https://simap.ted.europa.eu/web/simap/european-public-procurement',
  },
  claimTerms: {
    title: 'VPT klausimai ir atsakymai',
    url: 'https://klausk.vpt.lt/hc/lt/articles/360001326185',
  },
  contractPublication: {
    title: 'VPT įsakymas Nr. 1S-50',
    url: 'https://e-tar.lt/rs/legalact/43e90fb093af11ecaf3aba0cb308998c',
  },
  latePayment: {
    title: 'EUR-Lex: kova su pavėluotu mokėjimu',
    url: 'https://eur-lex.europa.eu/legal-content/LT/ALL/?uri=LEGISSUM:mi0074',
  },
  green: {
    title: 'Aplinkos ministerija: žalieji pirkimai',
    url: 'https://am.lrv.lt/lt/veiklos-sritys-1/darnus-vystymasis-ir-strateginiai-pokyciai/zalieji-pirkimai/teises-aktai-reglamentuojantys-zaliuosius-pirkimus/',
  },
} as const satisfies Record<string, Source>
