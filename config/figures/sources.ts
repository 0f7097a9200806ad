import type { Source } from './figure.ts'

const HELPDESK = 'https://klausk.vpt.lt/hc/lt/articles'

/** The Public Procurement Office's page about one article of a law. */
function helpdesk(id: string, law: string, article: number): Source {
  return { title: `VPT klausimai ir atsakymai: ${law} ${article} straipsnis`, url: `${HELPDESK}/${id}` }
}

/** Official pages that were read (mark A). */
export const sources = {
  euThresholds: {
    title: 'TED: Europos Sąjungos viešųjų pirkimų ribos',
    url: 'https://ted.europa.eu/en/simap/european-public-procurement',
  },
  euThresholdsBefore: {
    title: 'TED: ankstesnių metų Europos Sąjungos viešųjų pirkimų ribos',
    url: 'https://simap.ted.europa.eu/web/simap/european-public-procurement',
  },
  vpi5: helpdesk('360016398760', 'VPĮ', 5),
  vpi23: helpdesk('360016426419', 'VPĮ', 23),
  vpi24: helpdesk('360016426439', 'VPĮ', 24),
  vpi27: helpdesk('360016426779', 'VPĮ', 27),
  vpi36: helpdesk('360016426919', 'VPĮ', 36),
  vpi58: helpdesk('360016398840', 'VPĮ', 58),
  vpi102: helpdesk('360016428039', 'VPĮ', 102),
  vpi103: helpdesk('360016427999', 'VPĮ', 103),
  claimTerms: {
    title: 'VPT klausimai ir atsakymai: pretenzijų pateikimo terminai',
    url: `${HELPDESK}/360001326185`,
  },
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
  unreliableSuppliers: {
    title: 'VPT: nepatikimų tiekėjų sąrašas (anglų k.)',
    url: 'https://vpt.lrv.lt/en/supplier-exclusion-grounds/list-of-unreliable-suppliers',
  },
  green: { title: 'Aplinkos ministerija: žalieji pirkimai', url: 'https://am.lrv.lt/' },
} as const satisfies Record<string, Source>
