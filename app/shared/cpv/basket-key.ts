/** The `localStorage` key of the basket. */
export const BASKET_KEY = 'cpvBasket'
