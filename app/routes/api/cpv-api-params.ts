import * as urls from '#app/shared/urls.ts'

/** All parameters that the loaders of these paths read, by `get` alone; their answers are cached by them. */
export const CPV_API_PARAMS = {
  [urls.cpvApi]: ['level', urls.PARENT_PARAM, urls.QUERY_PARAM],
  [urls.cpvViewApi]: [urls.QUERY_PARAM, urls.OPEN_CODE_PARAM, urls.SHOWN_PARAM],
} as const
