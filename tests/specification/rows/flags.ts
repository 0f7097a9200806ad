/** What visitors may choose in the cookie banner, and what the tag manager is then told. */
export const YES = everyFlag(true)
export const NO = everyFlag(false)
export const GRANTED = everyFlag('granted')
export const DENIED = everyFlag('denied')

export const EEA = {
  region: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
}

function everyFlag<T>(value: T) {
  return { analytics_storage: value, ad_storage: value, ad_user_data: value, ad_personalization: value }
}
