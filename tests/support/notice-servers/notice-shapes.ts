import type { TestNotice } from './test-notice.ts'

export type Row = Record<string, unknown>

const TED_FORMS = { competition: 'cn-standard', result: 'can-standard', planning: 'pin-only' } as const
const CVPIS_PROCEDURES = {
  competition: 'Atviras konkursas',
  result: 'Atviras konkursas',
  planning: 'Išankstinis informacinis skelbimas',
} as const

/** A row of TED's Search API, which omits missing fields. */
export function tedRow(notice: TestNotice): Row {
  const { tedNumber, form, subject, title, buyer, codes, publishedOn, deadlineOn, value } = notice
  return {
    'publication-number': tedNumber,
    'publication-date': `${publishedOn}+02:00`,
    'notice-type': TED_FORMS[form],
    'form-type': form,
    'notice-title': { eng: `Lithuania – ${subject} – ${title}`, lit: `Lietuva – ${subject} – ${title}` },
    'buyer-name': { lit: [buyer] },
    'buyer-identifier': [notice.buyerCode],
    'classification-cpv': codes,
    'main-classification-proc': codes.slice(0, 1),
    'place-of-performance': ['LT011', 'LTU'],
    ...(deadlineOn && {
      'deadline-receipt-request': [`${deadlineOn}T10:00:00+02:00`],
      'deadline-receipt-tender-date-lot': [`${deadlineOn}+02:00`],
      'deadline-receipt-tender-time-lot': ['10:00:00+02:00'],
    }),
    ...(value && { 'estimated-value-proc': String(value), 'estimated-value-cur-proc': ['EUR'] }),
    ...(form === 'result' && { 'winner-selection-status': ['selec-w'] }),
    ...(notice.winner && { 'winner-name': { lit: [notice.winner] } }),
    ...(notice.concludedOn && { 'contract-conclusion-date': [`${notice.concludedOn}+02:00`] }),
    links: { html: { LIT: `https://ted.europa.eu/lt/notice/-/detail/${tedNumber}` } },
  }
}

/** A row of CVP IS's export, with the contacts that a real one may contain. */
export function cvpisRow(notice: TestNotice): Row {
  const { cvpisId, form, title, buyer, buyerCode, codes, publishedOn, deadlineOn, value } = notice
  const [year, month, day] = publishedOn.split('-')
  return {
    id: cvpisId,
    title,
    description: `${title}. Kontaktas Pavyzdinis, +370 600 00000, kontaktas@example.lt`,
    caName: buyer,
    caNumber: buyerCode,
    contactPerson: 'Kontaktas Pavyzdinis',
    contactEmail: 'kontaktas@example.lt',
    contactPhone: '+370 600 00000',
    cpvCodes: codes.join(cvpisId % 2 === 0 ? '; ' : '|'),
    datePublished: cvpisId % 2 === 0 ? `${day}-${month}-${year} 08:15:00` : `${publishedOn}T08:15:00`,
    tenderSubmissionDeadline: deadlineOn && `${deadlineOn}T10:00:00+02:00`,
    status: form === 'result' ? 'Sutartis sudaryta' : 'Paskelbta',
    procedure: CVPIS_PROCEDURES[form],
    procurementType: 'Paslaugos',
    estimatedValue: value === null ? '0,00' : value.toFixed(2).replace('.', ','),
    nutsCode: 'LT011',
    aboveThreshold: value !== null && value > 100_000,
    tedLink: cvpisId % 3 === 0 ? `https://ted.europa.eu/lt/notice/-/detail/${notice.tedNumber}` : null,
    awardDate: notice.concludedOn,
  }
}
