/**
 * The page's only inline script, because nothing else could reload a file that the page starts with. It listens for
 * files that failed, and for the import of the entry, whose failure `src/app/early.ts` dispatches.
 *
 * - A style sheet is replaced by a copy of itself until it has loaded, in its place, because the order decides which
 *   rule wins.
 * - A script is requested until the server has it, with pauses that double up to 30 s; then the page reloads. After a
 *   reload the first pause is longer: where something other than the network blocks the script, the page reloads at
 *   most every 30 s.
 */
import { createHash } from 'node:crypto';

export const pageRetryScript = `addEventListener("error",({target:s})=>{const{entry:e,failures:n=0}=s.dataset??{};if(s.rel==="stylesheet"){s.dataset.failures=+n+1;const c=s.cloneNode();setTimeout(()=>s.replaceWith(c),Math.min(1e3*2**n,3e4))}if(!e)return;let ms=performance.getEntriesByType("navigation")[0]?.type==="reload"?3e4:1e3;const again=()=>{setTimeout(()=>Promise.all([s.src,e].map(a=>fetch(a,{cache:"reload"}))).then(l=>l.every(({ok})=>ok)?location.reload():again(),again),ms);ms=Math.min(ms*2,3e4)};again()},true)`;

/** The source expression that allows this script in a content policy. */
export const pageRetrySource = `'sha256-${createHash('sha256').update(pageRetryScript).digest('base64')}'`;
