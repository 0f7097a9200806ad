import type { ReactNode } from 'react'
import { About } from './sections/about.tsx'
import { Benefits } from './sections/benefits.tsx'
import { Contacts } from './sections/contacts.tsx'
import { Coverage } from './sections/coverage.tsx'
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
  /** The request form, which is another feature's. */
  children: ReactNode
}

/** The home page, section by section. */
export function HomePage({ letter, inbox, children }: HomePageProps) {
  return (
    <>
      <Hero>{letter}</Hero>
      <Services />
      <NewsletterPreview>{inbox}</NewsletterPreview>
      <Coverage />
      <Lifecycle />
      <Benefits />
      <HowItWorks />
      <About />
      <Contacts />
      <RequestSection>{children}</RequestSection>
    </>
  )
}
