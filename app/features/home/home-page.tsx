import type { ReactNode } from 'react'
import { About } from './sections/about.tsx'
import { Benefits } from './sections/benefits.tsx'
import { Contacts } from './sections/contacts.tsx'
import { Coverage } from './sections/coverage.tsx'
import { FrequentQuestions } from './sections/frequent-questions.tsx'
import { Hero, type HeroProps } from './sections/hero.tsx'
import { HowItWorks } from './sections/how-it-works.tsx'
import { Lifecycle } from './sections/lifecycle.tsx'
import { RequestSection } from './sections/request-section.tsx'
import { Services } from './sections/services.tsx'

interface HomePageProps extends HeroProps {
  /** It has demo notices, labelled so, until it shows a visitor's own letter of real notices. */
  inbox: ReactNode
  children: ReactNode
}

/** The page has the ten sections of the specification, with additions between them. */
export function HomePage({ inbox, children, ...hero }: HomePageProps) {
  return (
    <>
      <Hero {...hero} />
      <Services />
      <section id="naujienlaiskis" className="section overflow-clip bg-green text-paper">
        <div className="wrap">
          <h2 className="text-h2">Taip atrodytų jūsų rytas</h2>
          <p className="mt-2 max-w-[44rem] text-green-soft sm:text-lg">Atverskite bet kurį skelbimą.</p>
          {inbox}
        </div>
      </section>
      <Coverage />
      <Lifecycle />
      <Benefits />
      <HowItWorks />
      <About />
      <Contacts />
      <FrequentQuestions />
      <RequestSection>{children}</RequestSection>
    </>
  )
}
