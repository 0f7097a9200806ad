/** All parameters that the loaders of these paths read, by `get` alone; their answers are cached by them. */
export const CPV_API_PARAMS = {
  '/api/cpv': ['level', 'parent', 'q'],
  '/api/cpv/view': ['q', 'kodas', 'rodyti'],
} as const
