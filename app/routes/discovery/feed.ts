import { redirect } from 'react-router'
import { rssFeed } from '#app/features/articles/article-feed.ts'
import { articleLibrary } from '#app/features/articles/article-library.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import { xmlResponse } from '#app/ui/seo/xml.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/feed'

/** Feeds had a second format until release 1.4.0: its readers are led to this one. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).pathname === urls.atomFeed) throw redirect(urls.rssFeed, 301)
  const { origin } = context.get(siteSettingsContext)
  return xmlResponse(rssFeed(articleLibrary.articles, origin), 'application/rss+xml', sharedCaching())
}
