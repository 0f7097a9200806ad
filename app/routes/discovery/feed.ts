import { atomFeed, rssFeed } from '#app/features/articles/article-feed.ts'
import { articleLibrary } from '#app/features/articles/article-library.ts'
import { sharedCaching } from '#app/shared/http/caching.ts'
import { siteSettingsContext } from '#app/shared/seo/site-settings.ts'
import { xmlResponse } from '#app/shared/seo/xml.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/feed'

export function loader({ request, context }: Route.LoaderArgs) {
  const { origin } = context.get(siteSettingsContext)
  const { articles } = articleLibrary
  return new URL(request.url).pathname === urls.atomFeed
    ? xmlResponse(atomFeed(articles, origin), 'application/atom+xml', sharedCaching())
    : xmlResponse(rssFeed(articles, origin), 'application/rss+xml', sharedCaching())
}
