import { WORDS_PARAM } from '../urls.ts'
import { BASKET_KEY } from './basket-key.ts'

/** The script stands before the form and keeps room in it for the codes that the browser has stored. A letter's form shows its own. */
export const storedCodesScript = `try{if(!location.search.includes('${WORDS_PARAM}='))document.documentElement.style.setProperty('--stored-codes',JSON.parse(localStorage.${BASKET_KEY}).length||'')}catch(e){}`
