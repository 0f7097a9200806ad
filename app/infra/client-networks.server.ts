import { createContext } from 'react-router'

/** Narrowest first; empty when unknown. */
export const clientNetworksContext = createContext<readonly string[]>()
