import { consentHeadScript } from './features/consent/consent-head-script.ts'

/** This and `stored-codes-script.ts` are the only inline scripts that run; the Content-Security-Policy names their hashes. */
export function headScript(): string {
  return consentHeadScript() + hashScrollScript()
}

/** Visitors see the top before they ride to a hash target, a long way only from a screen above it. With reduced motion or on reload the browser jumps. */
function hashScrollScript(): string {
  return [
    `(function(h,n){if(h&&n&&n.type=='navigate'&&!matchMedia('(prefers-reduced-motion:reduce)').matches){`,
    `history.replaceState(history.state,'',location.pathname+location.search);`,
    `addEventListener('DOMContentLoaded',function(){setTimeout(function(){`,
    `var e=document.getElementById(h.slice(1)),y=e?e.getBoundingClientRect().top:0;`,
    `if(y>2*innerHeight)scrollBy({top:y-innerHeight,behavior:'instant'});location.replace(h)},100)})}})`,
    `(location.hash,performance.getEntriesByType('navigation')[0]);`,
  ].join('')
}
