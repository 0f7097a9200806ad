/** It has a file of its own: the script of every page needs it, but not the store. */
export const BASKET_KEY = 'cpvBasket'
