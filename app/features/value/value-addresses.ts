/** Address of the feature. */
export const VALUE_PATH = '/verte'
