export const ASK_PATH = '/prisijungti'
export const CODE_PATH = '/prisijungti/kodas'
export const SIGN_OUT_PATH = '/atsijungti'

/** Names of the fields of signing in, which the address that the server prints holds, too. */
export const FIELDS = { address: 'adresas', code: 'kodas', next: 'toliau' } as const

/** Only a path of this page: nobody may be led elsewhere after signing in. */
export function pathAfterSignIn(next: string, origin: string): string {
  const url = URL.parse(next, origin)
  return url?.origin === origin && next.startsWith('/') ? url.pathname + url.search : '/'
}
