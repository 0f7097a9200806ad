import type { ReactNode } from 'react'
import { counted } from '#app/domain/text/plural.ts'
import { typography } from '#app/domain/text/typography.ts'
import { QuestionItem } from '#app/ui/content/questions.tsx'
import { tools } from '#app/ui/layout/navigation.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { SectionHeading } from '../section-heading.tsx'
import { Comparison, PORTAL_DIFFERENCE } from './comparison.tsx'

/** The word stands in the case after „po“. */
const MONTH_FORMS = ['mėnesio', 'mėnesių', 'mėnesių'] as const

interface Question {
  question: string
  answer: ReactNode
}

const listQuestions = (): readonly Question[] => [
  {
    question: 'Ar naujienlaiškis mokamas?',
    answer: typography(
      `Taip, tai mokama prenumerata. ${site.evidence.priceLine ?? 'Kainą nurodysime pasiūlyme.'} Užklausa, pasiūlymas ir naujienlaiškio pavyzdys nieko nekainuoja.`,
    ),
  },
  differenceToFreeWays(),
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

/** Where the operator leaves the questions out, the comparison alone stays; beside it is what to read first. */
export function FrequentQuestions() {
  const { questions, comparison } = site.home
  const shown = questions ? listQuestions() : comparison ? [differenceToFreeWays()] : []
  return (
    <div className="section pb-0">
      <div className="wrap grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
        {questions && <SectionHeading>Dažni klausimai</SectionHeading>}
        {shown.length > 0 && (
          <div className="border-t border-line-strong lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {shown.map(({ question, answer }) => (
              <QuestionItem key={question} question={question} group="klausimai">
                {answer}
              </QuestionItem>
            ))}
          </div>
        )}
        <FurtherReading />
      </div>
    </div>
  )
}

function differenceToFreeWays(): Question {
  if (site.home.comparison) {
    return { question: 'Kuo naujienlaiškis skiriasi nuo nemokamų būdų?', answer: <Comparison /> }
  }
  return { question: 'Kuo jis skiriasi nuo CVP IS pranešimų?', answer: PORTAL_DIFFERENCE }
}

const LINKS = [
  { label: 'Kaip dalyvauti', href: urls.article('kaip-dalyvauti-viesuosiuose-pirkimuose') },
  { label: 'Kaip parinkti kodą', href: urls.article('bvpz-kodo-parinkimas') },
  { label: 'Kur skelbiama', href: urls.article('kur-skelbiami-viesieji-pirkimai') },
  { label: 'Visi straipsniai', href: urls.articles },
  // The hero has the letter and the codes already.
  ...tools.filter(({ href }) => href !== urls.letter && href !== urls.cpvBrowser),
]

function FurtherReading() {
  return (
    <nav aria-labelledby="nuo-ko-pradeti" className="self-start lg:mt-4">
      <h2 id="nuo-ko-pradeti" className="text-h3">
        Nuo ko pradėti tiekėjui
      </h2>
      <ul className="flex flex-wrap gap-x-4 lg:mt-2 lg:grid lg:grid-cols-2">
        {LINKS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="link list-target min-w-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
