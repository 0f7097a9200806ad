import { euros, type Figure, figure, official, secondary, workingDays, years } from './figure.ts'

const FEES_THEN = '2017 m. įsakyme įrašyta suma; dabartinę nurodo atestuojanti organizacija.'

/** Certificates of building trades. */
export const trades = {
  companyCertificate: figure('suppliers', {
    name: 'Ypatingojo statinio rangovo atestato išdavimas',
    value: workingDays(20),
    bound: 'within',
    binds: 'contractors',
    condition: 'nuo visų dokumentų gavimo',
    note: 'Atestatas neterminuotas. Paprastajam ypatingojo statinio remontui jo nereikia.',
    legalBases: [official('constructionLaw', '22 straipsnio 3 dalis')],
  }),
  companyExperience: experience('Kiek metų statyboje turi būti veikęs ypatingojo statinio rangovas', 1),
  companyExperienceGeneral: experience(
    'Kiek metų statyboje turi būti veikęs rangovas, atliekantis visus bendruosius ypatingojo statinio darbus',
    2,
  ),
  managerCertificate: figure('suppliers', {
    name: 'Statybos darbų vadovo atestato išdavimas',
    value: workingDays(30),
    bound: 'within',
    binds: 'contractors',
    condition: 'nuo visų dokumentų gavimo',
    note: 'Atestuoti vadovai vadovauja ypatingųjų ir neypatingųjų statinių darbams.',
    legalBases: [official('constructionLaw', '12 straipsnio 12 dalis')],
  }),
  managerCertificateFee: figure('suppliers', {
    name: 'Vadovo atestato įmoka',
    value: euros(68),
    binds: 'contractors',
    note: FEES_THEN,
    legalBases: [secondary('managerFees', null)],
  }),
  managerCertificateFeeWithoutExam: figure('suppliers', {
    name: 'Vadovo atestato įmoka be teisinių žinių egzamino',
    value: euros(52),
    binds: 'contractors',
    note: FEES_THEN,
    legalBases: [secondary('managerFees', null)],
  }),
  electricianCertificate: figure('suppliers', {
    name: 'Elektros ar dujų įrenginius įrengiančio asmens atestato galiojimas',
    value: years(5),
    bound: 'atMost',
    binds: 'electricians',
    legalBases: [official('energyLaw', '22 straipsnio 2 dalis')],
  }),
  electricianInsurance: figure('suppliers', {
    name: 'Elektros ar dujų įrenginius įrengiančio asmens civilinės atsakomybės draudimo suma metams',
    value: euros(10_000),
    bound: 'atLeast',
    binds: 'electricians',
    legalBases: [official('energyLaw', '22¹ straipsnio 13 dalis')],
  }),
} satisfies Record<string, Figure>

function experience(name: string, count: number): Figure {
  return figure('suppliers', {
    name,
    value: years(count),
    bound: 'atLeast',
    binds: 'contractors',
    legalBases: [official('constructionLaw', '18 straipsnio 3 dalies 6 punktas')],
  })
}
