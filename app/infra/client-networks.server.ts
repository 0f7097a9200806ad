import { createContext } from 'react-router'

/** The networks that the request came from, narrowest first; empty when they say nothing about the visitor. */
export const clientNetworksContext = createContext<readonly string[]>()
