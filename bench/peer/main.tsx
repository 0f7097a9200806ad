// The home page as a client-rendered page: an empty document, everything drawn by React in the browser.
import { createRoot } from 'react-dom/client'
import '#app/app.css'
import { sampleNotices } from '#app/features/home/sample-notices.ts'
import { About } from '#app/features/home/sections/about.tsx'
import { Benefits } from '#app/features/home/sections/benefits.tsx'
import { Contacts } from '#app/features/home/sections/contacts.tsx'
import { Coverage } from '#app/features/home/sections/coverage.tsx'
import { Hero } from '#app/features/home/sections/hero.tsx'
import { HowItWorks } from '#app/features/home/sections/how-it-works.tsx'
import { Lifecycle } from '#app/features/home/sections/lifecycle.tsx'
import { NewsletterPreview } from '#app/features/home/sections/newsletter-preview.tsx'
import { Request } from '#app/features/home/sections/request.tsx'
import { Services } from '#app/features/home/sections/services.tsx'
import { emptyLeadForm } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { SiteFooter } from '#app/shared/layout/site-footer.tsx'
import { SiteHeader } from '#app/shared/layout/site-header.tsx'

const notices = sampleNotices(Temporal.Now.instant())
const root = document.getElementById('root')
if (!root) throw new Error('The document has no root')

createRoot(root).render(
  <>
    <SiteHeader isHome />
    <main>
      <Hero notices={notices} />
      <Services />
      <NewsletterPreview notices={notices} />
      <Coverage />
      <Lifecycle />
      <Benefits />
      <HowItWorks />
      <About />
      <Contacts />
      <Request>
        <LeadForm values={emptyLeadForm(location.href)} />
      </Request>
    </main>
    <SiteFooter year={new Date().getFullYear()}>{null}</SiteFooter>
  </>,
)
