import { atomFeed, rssFeed } from '#app/features/articles/article-feed.ts'
import { articleLibrary } from '#app/features/articles/article-library.ts'
import { sharedCaching } from '#app/ui/http/caching.ts'
import { siteSettingsContext } from '#app/ui/seo/site-settings.ts'
import { xmlResponse } from '#app/ui/seo/xml.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/feed'

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteSettingsContext)
  const { articles } = articleLibrary
  return new URL(request.url).pathname === urls.atomFeed
    ? xmlResponse(atomFeed(articles, origin), 'application/atom+xml', sharedCaching())
    : xmlResponse(rssFeed(articles, origin), 'application/rss+xml', sharedCaching())
}
