/**
 * The one script inside the page itself. When the first script (`src/app/early.ts`) does not come, nothing else would ever
 * request it: this one asks until the server has it, with pauses that double up to 30 s, and loads the page anew. After a
 * reload it waits longer: where something other than the network keeps the script away, the page reloads at most every 30 s.
 */
import { createHash } from 'node:crypto';

export const earlyAgain = `addEventListener("error",({target:s})=>{if(!s.dataset?.entry)return;let ms=performance.getEntriesByType("navigation")[0]?.type==="reload"?3e4:1e3;const again=()=>setTimeout(()=>{ms=Math.min(ms*2,3e4);fetch(s.src,{cache:"reload"}).then(({ok})=>ok?location.reload():again(),again)},ms);again()},true)`;

/** Allows this script in a content policy. */
export const earlyAgainSource = `'sha256-${createHash('sha256').update(earlyAgain).digest('base64')}'`;
