import * as urls from '#app/ui/urls.ts'
import { MIN_FORM_TOKEN_AGE_MS } from '../spam/anti-spam-fields.ts'

/** The server takes a form that is sent sooner for a robot's. Doubled, since clocks differ. */
const WAIT_MS = 2 * MIN_FORM_TOKEN_AGE_MS

let token: { text: string; usableAt: number } | undefined

export async function fetchFormToken(): Promise<void> {
  try {
    const response = await fetch(urls.healthApi)
    const { token: text }: { token?: string } = await response.json()
    if (text) token = { text, usableAt: performance.now() + WAIT_MS }
    console.info(`Užklausų tarnyba: ${response.ok ? 'veikia' : 'šiuo metu neatsako'}`)
  } catch {
    console.info('Užklausų tarnyba šiuo metu nepasiekiama')
  }
}

/** Waits until the token may be used; without one the form is sent as by a browser without scripts. */
export async function usableFormToken(): Promise<string | undefined> {
  if (token) await pause(token.usableAt - performance.now())
  return token?.text
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
