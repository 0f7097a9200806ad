import { renderToStaticMarkup } from 'react-dom/server'
import { InboxLetter } from '#app/features/letter/inbox/inbox-letter.tsx'
import { letterCaching } from '#app/features/letter/letter-caching.ts'
import { letterContext } from '#app/features/letter/letter-service.server.ts'
import { endpoints } from '#app/pages/endpoints.ts'
import { readParams } from '#app/pages/page-row.ts'
import type { Route } from './+types/letter'

export function loader({ request, context }: Route.LoaderArgs) {
  const now = Temporal.Now.instant()
  const params = readParams(endpoints.letter, request)
  const model = context.get(letterContext).compose(params, now)
  // The script then goes to the letter's page, which explains.
  if (typeof model === 'string') return new Response(null, { status: 400 })
  const html = renderToStaticMarkup(<InboxLetter model={model} />)
  return new Response(
    `<!DOCTYPE html><html lang="lt"><meta charset="utf-8"><title>Laiškas</title>${html}</html>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': letterCaching(model, params, now),
        'X-Robots-Tag': 'noindex',
      },
    },
  )
}
