/** Where the chosen codes are stored on the device. */
export const BASKET_KEY = 'cpvBasket'
