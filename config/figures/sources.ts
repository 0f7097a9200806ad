import type { Source } from './figure.ts'

const HELPDESK = 'https://klausk.vpt.lt/hc/lt/articles'

function helpdesk(id: string): Source {
  return { title: 'VPT klausimai ir atsakymai', url: `${HELPDESK}/${id}` }
}

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
  vpi23: helpdesk('360016426419'),
  vpi24: helpdesk('360016426439'),
  vpi27: helpdesk('360016426779'),
  vpi36: helpdesk('360016426919'),
  vpi57: helpdesk('360016398820'),
  vpi58: helpdesk('360016398840'),
  vpi102: helpdesk('360016428039'),
  vpi103: helpdesk('360016427999'),
  pi66: helpdesk('360016402500'),
  pi108: helpdesk('360016403240'),
  claimTerms: helpdesk('360001326185'),
  contractPublication: {
    title: 'VPT įsakymas Nr. 1S-50',
    url: 'https://e-tar.lt/rs/legalact/43e90fb093af11ecaf3aba0cb308998c',
  },
  latePayment: {
    title: 'EUR-Lex: kova su pavėluotu mokėjimu',
    url: 'https://eur-lex.europa.eu/legal-content/LT/ALL/?uri=LEGISSUM:mi0074',
  },
  sanctions: {
    title: 'VPT: Europos Sąjungos ribojimai viešuosiuose pirkimuose',
    url: 'https://vpt.lrv.lt/lt/naujienos-3/viesuosiuose-pirkimuose-europos-sajungos-ribojimai-del-rusijos-pradeto-karo-ukrainoje/',
  },
  green: {
    title: 'Aplinkos ministerija: žalieji pirkimai',
    url: 'https://am.lrv.lt/lt/veiklos-sritys-1/darnus-vystymasis-ir-strateginiai-pokyciai/zalieji-pirkimai/teises-aktai-reglamentuojantys-zaliuosius-pirkimus/',
  },
} as const satisfies Record<string, Source>
