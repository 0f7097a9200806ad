import { missingPage } from '#app/ui/http/missing-page.ts'
import type { Route } from './+types/unknown'

export function loader({ request }: Route.LoaderArgs): never {
  throw missingPage(request)
}

export default function Unknown() {
  return null
}
