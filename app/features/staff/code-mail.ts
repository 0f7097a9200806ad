import { staffSignIn } from '#config/limits.ts'
import { site } from '#config/site.ts'

/** There is no link in it: programs that check mail would open it. */
export function codeMail(code: string) {
  return {
    subject: `Prisijungimo kodas ${code}`,
    fromName: site.name,
    isAutomatic: true,
    text: `Jūsų prisijungimo kodas: ${code}

Jis galioja ${staffSignIn.codeMinutes} minučių ir tik toje naršyklėje, kurioje jo prašėte. Niekam jo nesakykite.

Jei kodo neprašėte, nieko daryti nereikia.
`,
  }
}
