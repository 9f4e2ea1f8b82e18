/**
 * The one inline script of the page: nothing else would request a file again that the page begins with. It listens for files
 * that failed, and for the import of the entry, whose failure `src/app/early.ts` dispatches.
 *
 * - A style sheet is replaced by a copy of itself until it has loaded, in its place: which rule wins depends on the order.
 * - For a script it asks until the server has it, with pauses that double up to 30 s, and loads the page anew. After a
 *   reload it waits longer: where something other than the network keeps the script away, the page reloads at most every
 *   30 s.
 */
import { createHash } from 'node:crypto';

export const pageRetry = `addEventListener("error",({target:s})=>{const{entry:e,failures:n=0}=s.dataset??{};if(s.rel==="stylesheet"){s.dataset.failures=+n+1;const c=s.cloneNode();setTimeout(()=>s.replaceWith(c),Math.min(1e3*2**n,3e4))}if(!e)return;let ms=performance.getEntriesByType("navigation")[0]?.type==="reload"?3e4:1e3;const again=()=>{setTimeout(()=>Promise.all([s.src,e].map(a=>fetch(a,{cache:"reload"}))).then(l=>l.every(({ok})=>ok)?location.reload():again(),again),ms);ms=Math.min(ms*2,3e4)};again()},true)`;

/** Allows this script in a content policy. */
export const pageRetrySource = `'sha256-${createHash('sha256').update(pageRetry).digest('base64')}'`;
