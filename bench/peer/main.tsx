// The home page as a client-rendered page: an empty document, everything drawn by React in the browser.
import { createRoot } from 'react-dom/client'
import '#app/app.css'
import { HomePage } from '#app/features/home/home-page.tsx'
import { sampleNotices } from '#app/features/home/sample-notices.ts'
import { emptyLeadForm } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { SiteFooter } from '#app/shared/layout/site-footer.tsx'
import { SiteHeader } from '#app/shared/layout/site-header.tsx'

const notices = sampleNotices(Temporal.Now.instant())
const root = document.getElementById('root')
if (!root) throw new Error('The document has no root')

createRoot(root).render(
  <>
    <SiteHeader path="/" />
    <main>
      <HomePage notices={notices} articles={null}>
        <LeadForm values={emptyLeadForm(location.href)} />
      </HomePage>
    </main>
    <SiteFooter year={new Date().getFullYear()}>{null}</SiteFooter>
  </>,
)
