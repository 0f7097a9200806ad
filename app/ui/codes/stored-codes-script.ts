import { WORDS_PARAM } from '../urls.ts'
import { BASKET_KEY } from './basket-key.ts'

/** The script stands before the form and keeps room in it for the codes that the browser has stored, of which a letter's form shows none, and for the line about a request that this tab has sent. */
export const storedCodesScript = `try{if(sessionStorage.sentLead)document.documentElement.dataset.sent='';if(!location.search.includes('${WORDS_PARAM}='))document.documentElement.style.setProperty('--stored-codes',JSON.parse(localStorage.${BASKET_KEY}).length||'')}catch(e){}`
