import { createContext } from 'react-router'

/** Makes the nonce for inline scripts of the answer; undefined in development. Ask only when it is used. */
export const nonceContext = createContext<() => string | undefined>(() => undefined)
