import { DEADLINE_FIELDS } from '#app/features/deadlines/deadline-query.ts'
import { VALUE_FIELDS } from '#app/features/value/value-query.ts'
import { CPV_API_PARAMS } from '#app/routes/api/cpv-api-params.ts'
import * as urls from '#app/shared/urls.ts'

const LETTER_PARAMS = [urls.CODES_PARAM, urls.WORDS_PARAM, urls.ADDED_PARAM]

/** The parameters that the answers of a route depend on; its loader sees no others. A route without any is not named. */
export const ROUTE_PARAMS: Readonly<Record<string, readonly string[]>> = {
  [urls.home]: LETTER_PARAMS,
  [urls.leadAction]: [urls.CODES_PARAM],
  [urls.thankYouPage]: [urls.REFERENCE_PARAM, urls.CODES_PARAM],
  [urls.letter]: LETTER_PARAMS,
  [urls.letterApi]: LETTER_PARAMS,
  [urls.cpvBrowser]: [...CPV_API_PARAMS[urls.cpvViewApi], urls.CODES_PARAM],
  [urls.cpvChosenCsvFile]: [urls.CODES_PARAM],
  [urls.cpvBasketApi]: [urls.CODES_PARAM],
  [urls.deadlines]: DEADLINE_FIELDS,
  [urls.deadlinesCalendarFile]: DEADLINE_FIELDS,
  [urls.value]: VALUE_FIELDS,
  ...CPV_API_PARAMS,
}
