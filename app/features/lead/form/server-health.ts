import { isObject, isString } from '#app/shared/json/guards.ts'
import * as urls from '#app/shared/urls.ts'
import { setFormToken } from './send-lead.ts'

/** Gets the form's token, and tells early, in the console, that a submission would meet trouble. */
export async function checkServerHealth(): Promise<void> {
  try {
    const response = await fetch(urls.healthApi)
    const health: unknown = await response.json()
    if (isObject(health) && 'token' in health && isString(health.token)) setFormToken(health.token)
    console.info(`Užklausų tarnyba: ${response.ok ? 'veikia' : 'šiuo metu neatsako'}`)
  } catch {
    console.info('Užklausų tarnyba šiuo metu nepasiekiama')
  }
}
