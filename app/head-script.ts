import { consentHeadScript } from './features/consent/consent-head-script.ts'

/** The only inline script that runs; the Content-Security-Policy names its hash. */
export function headScript(): string {
  return consentHeadScript() + hashScrollScript()
}

/** Visitors who follow a link to a hash target see the top first; with reduced motion or on reload the browser jumps. */
function hashScrollScript(): string {
  return [
    `(function(h,n){if(h&&n&&n.type=='navigate'&&!matchMedia('(prefers-reduced-motion:reduce)').matches){`,
    `history.replaceState(history.state,'',location.pathname+location.search);`,
    `addEventListener('DOMContentLoaded',function(){setTimeout(function(){location.replace(h)},100)})}})`,
    `(location.hash,performance.getEntriesByType('navigation')[0]);`,
  ].join('')
}
