import { days, type Figure, figure, months, official, workingDays } from './figure.ts'

const ANSWERS = [official('vpi', '36 straipsnio 5 dalis'), official('pi', '49 straipsnio 5 dalis')] as const
const BEFORE_DEADLINE = 'turi likti iki pasiūlymų pateikimo termino pabaigos'
const EXTENDED =
  'Atsakydamas vėliau, pirkėjas pratęsia pasiūlymų terminą (VPĮ 40, PĮ 53 straipsnio 4 dalis), nebent paklausta ne laiku ar ne iš esmės. Mažos vertės pirkime neprivaloma.'

/** Questions, guarantees and consultations before the tender. */
export const questions = {
  buyersAnswerInternational: { ...buyersAnswer('tarptautiniame pirkime', 6), note: EXTENDED },
  buyersAnswerSimplified: { ...buyersAnswer('supaprastintame pirkime', 4), note: EXTENDED },
  buyersAnswerInternationalUrgent: buyersAnswer('pagreitintame tarptautiniame pirkime', 4),
  buyersAnswerSimplifiedUrgent: buyersAnswer('pagreitintame supaprastintame pirkime', 3),
  confidentialityProof: figure('tenders', {
    name: 'Laikas konfidencialumui įrodyti, kai to paprašo pirkėjas',
    value: workingDays(3),
    bound: 'atLeast',
    binds: 'buyers',
    legalBases: [official('vpi', '20 straipsnio 3 dalis'), official('pi', '32 straipsnio 3 dalis')],
  }),
  guarantorAnswer: figure('tenders', {
    name: 'Pirkėjo atsakymas, ar tinka siūlomas užtikrinimas',
    value: workingDays(3),
    bound: 'within',
    binds: 'buyers',
    condition: 'nuo tiekėjo prašymo gavimo dienos',
    note: 'Dydžio ribos nei pasiūlymo, nei sutarties įvykdymo užtikrinimui įstatymas nenustato.',
    legalBases: [official('vpi', '42 straipsnio 3 dalis'), official('pi', '55 straipsnio 3 dalis')],
  }),
  consultationWindow: figure('tenders', {
    name: 'Laikotarpis, kurio pirkimai lemia, ar privaloma konsultuotis su rinka',
    value: months(12),
    binds: 'authorities',
    condition: 'iki naujo pirkimo',
    note: 'Prieš skelbiamą pirkimą konsultuotis privaloma, jei paskutiniame tokiame pat ar panašiame skelbtame pirkime gauta ne daugiau kaip viena tinkama paraiška ar vienas tinkamas pasiūlymas; mažos vertės pirkimams tai netaikoma.',
    legalBases: [official('vpi', '27 straipsnio 1 dalies 1 punktas')],
    validFrom: '2022-01-01',
  }),
} satisfies Record<string, Figure>

function buyersAnswer(purchase: string, count: number): Figure {
  return figure('tenders', {
    name: `Pirkėjo atsakymas į laiku gautą klausimą ${purchase}`,
    value: days(count),
    bound: 'atLeast',
    binds: 'buyers',
    condition: BEFORE_DEADLINE,
    legalBases: ANSWERS,
  })
}
