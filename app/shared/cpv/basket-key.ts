export const BASKET_KEY = 'cpvBasket'
