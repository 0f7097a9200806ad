import type { ReactNode } from 'react'
import { About } from './sections/about.tsx'
import { Benefits } from './sections/benefits.tsx'
import { Contacts } from './sections/contacts.tsx'
import { Coverage } from './sections/coverage.tsx'
import { FrequentQuestions } from './sections/frequent-questions.tsx'
import { Hero, type HeroProps } from './sections/hero.tsx'
import { HowItWorks } from './sections/how-it-works.tsx'
import { Lifecycle } from './sections/lifecycle.tsx'
import { NewsletterPreview } from './sections/newsletter-preview.tsx'
import { RequestSection } from './sections/request-section.tsx'
import { Services } from './sections/services.tsx'

interface HomePageProps extends HeroProps {
  inbox: ReactNode
  children: ReactNode
}

/** The page has the ten sections of the specification, with additions between them. */
export function HomePage({ inbox, children, ...hero }: HomePageProps) {
  return (
    <>
      <Hero {...hero} />
      <Services />
      <NewsletterPreview>{inbox}</NewsletterPreview>
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
