// The home page as a client-rendered page: an empty document, everything drawn by React in the browser.
import { createRoot } from 'react-dom/client'
import '#app/app.css'
import { ArticleCards } from '#app/features/articles/article-cards.tsx'
import { articleLibrary } from '#app/features/articles/articles.ts'
import { HomePage } from '#app/features/home/home-page.tsx'
import { emptyLeadForm } from '#app/features/lead/form/empty-lead-form.ts'
import { LeadForm } from '#app/features/lead/form/lead-form.tsx'
import { Inbox } from '#app/features/letter/inbox/inbox.tsx'
import { OpenedLetter } from '#app/features/letter/inbox/opened-letter.tsx'
import { specifiedLetter } from '#app/features/letter/inbox/specified-notices.ts'
import { SiteFooter } from '#app/shared/layout/site-footer.tsx'
import { SiteHeader } from '#app/shared/layout/site-header.tsx'
import * as urls from '#app/shared/urls.ts'

const letter = specifiedLetter(Temporal.Now.plainDateISO().toString())
const root = document.getElementById('root')
if (!root) throw new Error('The document has no root')

createRoot(root).render(
  <>
    <SiteHeader path={urls.home} />
    <main>
      <HomePage
        letter={<OpenedLetter letter={letter} />}
        inbox={<Inbox letter={letter} />}
        articles={<ArticleCards articles={articleLibrary.articles.slice(0, 3)} />}
      >
        <LeadForm values={emptyLeadForm(location.href)} />
      </HomePage>
    </main>
    <SiteFooter year={new Date().getFullYear()}>{null}</SiteFooter>
  </>,
)
