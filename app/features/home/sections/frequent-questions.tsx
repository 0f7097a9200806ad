import type { ReactNode } from 'react'
import { phoneHref } from '#app/domain/text/phone-href.ts'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { QuestionItem } from '#app/ui/content/questions.tsx'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'

/** The word stands in the case after „po“. */
const MONTH_FORMS = ['mėnesio', 'mėnesių', 'mėnesių'] as const

const listQuestions = (): readonly { question: string; answer: ReactNode }[] => [
  {
    question: 'Ar naujienlaiškis mokamas?',
    answer: typography(
      `Taip, tai mokama prenumerata. ${site.evidence.priceLine ?? 'Kainą nurodysime pasiūlyme.'} Užklausa, pasiūlymas ir naujienlaiškio pavyzdys nieko nekainuoja.`,
    ),
  },
  {
    question: 'Kuo jis skiriasi nuo CVP IS pranešimų?',
    answer: (
      <>
        {typography(
          'CVP IS pranešimai atrenkami pagal BVPŽ skyrių: pasirinkę vieną statybos kodą, gausite pranešimus apie visus statybos pirkimus. Mūsų laiške – tik tai, ką darote. ',
        )}
        {site.home.comparison && (
          <a href="#palyginimas" className="link">
            Palyginimas yra aukščiau.
          </a>
        )}
      </>
    ),
  },
  {
    question: 'Ar užklausa mane įpareigoja?',
    answer: typography(
      'Ne. Gausite pasiūlymą, pavyzdį ar konsultaciją ir nuspręsite patys. Jei netiks, nieko daryti nereikia.',
    ),
  },
  {
    question: 'Kaip atsisakyti prenumeratos?',
    answer: (
      <>
        {typography('Paspauskite nuorodą bet kuriame laiške, parašykite arba paskambinkite. Daugiau – ')}
        <a href={urls.marketingRules} className="link">
          rinkodaros taisyklėse
        </a>
        .
      </>
    ),
  },
  {
    question: 'Kas tvarko mano duomenis?',
    answer: (
      <>
        {typography(site.company)}. Užklausos duomenis ištriname po{' '}
        <span data-not-figure="service">{counted(site.leadRetentionMonths, MONTH_FORMS)}</span>.
        Daugiau&nbsp;–{' '}
        <a href={urls.privacyPolicy} className="link">
          privatumo politikoje
        </a>
        .
      </>
    ),
  },
  {
    question: 'Ar tai tinka mažai įmonei?',
    answer: (
      <>
        {typography(
          'Taip, jei parduodate tai, ką perka viešasis sektorius: laiške bus ir mažos vertės pirkimų. Jei sritis siaura ir yra kam kas rytą peržiūrėti skelbimus, gali pakakti nemokamų CVP IS pranešimų. Kaip pradėti – ',
        )}
        <a href={urls.suppliersInfo} className="link">
          puslapyje tiekėjams
        </a>
        .
      </>
    ),
  },
]

export function FrequentQuestions() {
  return (
    <div className="section pb-0">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <SectionHeading
          lead={
            <span className="max-lg:hidden">
              Neradote atsakymo? Skambinkite{' '}
              <a href={phoneHref(site.phone)} className="link whitespace-nowrap">
                {site.phone}
              </a>
              .
            </span>
          }
        >
          Dažni klausimai
        </SectionHeading>
        <div className="border-t border-line-strong">
          {listQuestions().map(({ question, answer }) => (
            <QuestionItem key={question} question={question} group="klausimai">
              {answer}
            </QuestionItem>
          ))}
        </div>
      </div>
    </div>
  )
}
