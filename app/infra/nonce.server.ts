import { createContext } from 'react-router'

/** The request's nonce for inline scripts of hydrated pages. */
export const nonceContext = createContext('')
