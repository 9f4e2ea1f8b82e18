/**
 * The floating window with scores: always on top where the browser has Document Picture-in-Picture, else a small window
 * (rule follow-11). Its content is a portal of this tab, so it shares the tab's live values and its slip.
 */
import { ref, subscribe } from 'valtio/vanilla';
import { uiSettings } from '../device/ui-settings.ts';
import { freshness } from '../engine/freshness.ts';
import { onSessionEnd } from '../member/session.ts';
import { floating } from './floating-place.ts';
import { holdAttention } from './hold-attention.ts';

/** The part of Document Picture-in-Picture used here; TypeScript's library does not have it. */
interface PictureInPicture {
  requestWindow: (options: { width: number; height: number }) => Promise<Window>;
}

/** Px; a window of the browser has an address bar besides. */
const SIZE = { width: 380, height: 220 };

let shown: { view: Window; close: () => void } | undefined;

/** Opens the window, or brings it to the front. Call it in a tap. Resolves to false when the browser refused. */
export async function openFloatingScores(): Promise<boolean> {
  if (shown !== undefined) {
    shown.view.focus();
    return true;
  }
  const view = await requestWindow();
  if (view === null) return false;
  show(view);
  return true;
}

export function closeFloatingScores(): void {
  shown?.close();
}

async function requestWindow(): Promise<Window | null> {
  const { documentPictureInPicture: source } = window as { documentPictureInPicture?: PictureInPicture };
  try {
    if (source !== undefined) return await source.requestWindow(SIZE);
  } catch (error) {
    // Refused, for example in a frame or without a tap: the other kind of window may still open.
    if (!(error instanceof DOMException)) throw error;
  }
  return window.open('', '', `popup,width=${SIZE.width},height=${SIZE.height}`);
}

function show(view: Window): void {
  const page = view.document;
  page.title = 'Yüzen skorlar · Tribün';
  page.documentElement.lang = 'tr';
  const place = page.body.appendChild(page.createElement('div'));
  const ends = [followStyles(page), followTheme(page), followFreshness(page), holdAttention(view)];
  const close = (): void => {
    if (shown?.view !== view) return;
    shown = undefined;
    floating.place = null;
    for (const end of ends) end();
    view.close();
  };
  shown = { view, close };
  floating.place = ref(place);
  view.addEventListener('pagehide', close);
  view.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  ends.push(onSessionEnd(close));
  const leave = new AbortController();
  addEventListener('pagehide', close, { signal: leave.signal });
  ends.push(() => leave.abort());
}

/** Links the tab's style sheets, also those of code that loads later. Returns how to stop. */
function followStyles(page: Document): () => void {
  const linked = new Set<string>();
  const link = (): void => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      if (linked.has(sheet.href)) continue;
      linked.add(sheet.href);
      const copy = page.createElement('link');
      copy.rel = 'stylesheet';
      copy.href = sheet.href;
      page.head.append(copy);
    }
    // Development has the styles in the page itself.
    if (import.meta.env.DEV)
      page.head.append(...[...document.querySelectorAll('style')].map((each) => each.cloneNode(true)));
  };
  link();
  const changes = new MutationObserver(link);
  changes.observe(document.head, { childList: true });
  return () => changes.disconnect();
}

/** Marks outdated odds as the tab does (rule updates-17): style sheets read the mark of their own document. */
function followFreshness(page: Document): () => void {
  const apply = (): void => {
    if (freshness.isStale) page.documentElement.dataset['odds'] = 'old';
    else delete page.documentElement.dataset['odds'];
  };
  apply();
  return subscribe(freshness, apply, true);
}

function followTheme(page: Document): () => void {
  const apply = (): void => {
    const { theme } = uiSettings;
    if (theme === 'system') delete page.documentElement.dataset['theme'];
    else page.documentElement.dataset['theme'] = theme;
  };
  apply();
  return subscribe(uiSettings, apply, true);
}
