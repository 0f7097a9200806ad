import { CONSENT_FLAGS, CONSENT_KEY, CONSENT_VALIDITY_MS, COOKIE_CHOICE_VERSION } from './consent-state.ts'

/** The script in the head of every page sets the consent default and hides the banner once a valid choice is stored. */
export function consentHeadScript(): string {
  const denied = CONSENT_FLAGS.map((flag) => `${flag}:'denied'`).join()
  return [
    'window.dataLayer=[];',
    '(function(){dataLayer.push(arguments)})',
    `('consent','default',{${denied},wait_for_update:500});`,
    `(function(s){try{s=JSON.parse(localStorage.getItem('${CONSENT_KEY}'));`,
    `if(${JSON.stringify(CONSENT_FLAGS)}.every(function(f){return s[f]===false||s[f]===true`,
    `&&s.version===${COOKIE_CHOICE_VERSION}`,
    `&&Math.abs(Date.now()-Date.parse(s.time))<${CONSENT_VALIDITY_MS}}))`,
    `document.documentElement.dataset.consent=''}catch(e){}})();`,
  ].join('')
}
