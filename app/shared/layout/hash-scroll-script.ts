/**
 * Runs in the head of every page: who comes from another page to a hash target sees the top first and
 * is scrolled there 100 ms later. With reduced motion, and on reload or return, the browser jumps itself.
 */
export function hashScrollScript(): string {
  return [
    `(function(h,n){if(h&&n&&n.type=='navigate'&&!matchMedia('(prefers-reduced-motion:reduce)').matches){`,
    `history.replaceState(history.state,'',location.pathname+location.search);`,
    `addEventListener('DOMContentLoaded',function(){setTimeout(function(){location.replace(h)},100)})}})`,
    `(location.hash,performance.getEntriesByType('navigation')[0]);`,
  ].join('')
}
