import { organisationGroups } from '#app/features/buyers/buyer.ts'

/** Names of real buyers, which demo notices must not have. */
export const organisationNames = organisationGroups.flatMap(({ names }) => names)
