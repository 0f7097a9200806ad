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
  /** The opened letter of the hero and the inbox, which are another feature's. */
  letter: ReactNode
  inbox: ReactNode
  /** Cards of articles, which are another feature's. */
  articles: ReactNode
  /** The request form, which is another feature's. */
  children: ReactNode
}

/** The ten sections of the specification; what is added stands between them and is no section. */
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
