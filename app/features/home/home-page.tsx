import type { ReactNode } from 'react'
import { About } from './sections/about.tsx'
import { Articles } from './sections/articles.tsx'
import { Benefits } from './sections/benefits.tsx'
import { CodeSearch } from './sections/code-search.tsx'
import { Contacts } from './sections/contacts.tsx'
import { Coverage } from './sections/coverage.tsx'
import { FrequentQuestions } from './sections/frequent-questions.tsx'
import { Hero } from './sections/hero.tsx'
import { HowItWorks } from './sections/how-it-works.tsx'
import { Lifecycle } from './sections/lifecycle.tsx'
import { NewsletterPreview } from './sections/newsletter-preview.tsx'
import { RequestSection } from './sections/request-section.tsx'
import { Services } from './sections/services.tsx'

interface HomePageProps {
  letter: ReactNode
  inbox: ReactNode
  articles: ReactNode
  children: ReactNode
}

/** The ten sections of the specification, with additions between them. */
export function HomePage({ letter, inbox, articles, children }: HomePageProps) {
  return (
    <>
      <Hero>{letter}</Hero>
      <CodeSearch />
      <Services />
      <NewsletterPreview>{inbox}</NewsletterPreview>
      <Coverage />
      <Lifecycle />
      <Benefits />
      <HowItWorks />
      <Articles>{articles}</Articles>
      <About />
      <Contacts />
      <FrequentQuestions />
      <RequestSection>{children}</RequestSection>
    </>
  )
}
