/** Where the chosen codes are stored on the device. Every page needs it, and few the store itself. */
export const BASKET_KEY = 'cpvBasket'
