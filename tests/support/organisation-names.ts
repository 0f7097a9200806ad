import { organisationGroups } from '#app/features/buyers/organisations.ts'

/** Names of real buyers, which no invented one may have. */
export const organisationNames = organisationGroups.flatMap(({ names }) => names)
