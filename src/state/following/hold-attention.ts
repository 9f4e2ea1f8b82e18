/**
 * Keeps live values coming to this tab while its document is hidden: the engine treats the tab as visible, and updates
 * are applied with the next frame of any window that is seen (rules follow-5 and follow-11).
 */
import { attention } from '../../platform/page/attention.ts';

const views = new Set<Window>();
const waiting = new Set<() => void>();
let holders = 0;

/** @param view window of this tab that stays visible; none for work that nobody sees. Returns the release. */
export function holdAttention(view?: Window): () => void {
  if (view !== undefined) views.add(view);
  holders += 1;
  attention.onFrame = onNextFrame;
  attention.report?.();
  return () => {
    if (view !== undefined) views.delete(view);
    holders -= 1;
    if (holders === 0) attention.onFrame = undefined;
    attention.report?.();
    // A frame of the closed window will not come.
    for (const task of waiting) run(task);
  };
}

function onNextFrame(task: () => void): void {
  // Each request is one task, also when the same function is requested again.
  const mine = (): void => task();
  waiting.add(mine);
  for (const view of [window, ...views]) view.requestAnimationFrame(() => run(mine));
  if (document.visibilityState !== 'visible' && views.size === 0) setTimeout(() => run(mine));
}

function run(task: () => void): void {
  if (waiting.delete(task)) task();
}
