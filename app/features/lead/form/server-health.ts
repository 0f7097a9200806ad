import * as urls from '#app/shared/urls.ts'
import { storeFormToken } from './send-lead.ts'

/** Gets the form's token, and tells early, in the console, that a submission would meet trouble. */
export async function checkServerHealth(): Promise<void> {
  try {
    const response = await fetch(urls.healthApi)
    storeFormToken(await response.json())
    console.info(`Užklausų tarnyba: ${response.ok ? 'veikia' : 'šiuo metu neatsako'}`)
  } catch {
    console.info('Užklausų tarnyba šiuo metu nepasiekiama')
  }
}
