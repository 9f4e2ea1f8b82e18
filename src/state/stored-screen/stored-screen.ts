/**
 * The first screen of a page as data, stored on the device when it was last seen (first-load-12). The next start of an
 * installed product shows it before any other script has run.
 */
import { COOKIES, STORAGE_PREFIX } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';
import { storedValue, type StoredValue } from '../../platform/browser-storage/stored-value.ts';

/** A text, or an element with its attributes and content. */
export type ScreenNode = string | readonly [tag: string, attributes: Record<string, string>, ...ScreenNode[]];

export interface StoredScreen {
  /** Address of the build's entry: the names of classes are those of one build. */
  build: string;
  /** Epoch seconds. */
  at: number;
  owner: string;
  /** Px, as all lengths. The picture is that of one window width and one size of text. */
  windowWidth: number;
  textSize: string;
  /** Place of the page in the document. */
  left: number;
  top: number;
  width: number;
  /** The rules it needs beyond the entry's style sheet. */
  styles: string;
  /** Content of the page's `<main>`. */
  content: readonly ScreenNode[];
}

const KEY = `${STORAGE_PREFIX}:screen`;

/** The screen of one address (path and query); undefined for none, or one that was damaged. */
export const storedScreen = (address: string): StoredValue<StoredScreen | undefined> =>
  storedValue({ key: `${KEY}:${address}`, parse: (stored) => (isStoredScreen(stored) ? stored : undefined) });

/** Addresses that have a stored screen, newest last. */
export const storedScreenAddresses: StoredValue<readonly string[]> = /* @__PURE__ */ storedValue({
  key: `${KEY}s`,
  parse: (stored) => (Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []),
  serialize: (addresses) => (addresses.length === 0 ? undefined : addresses),
});

function isStoredScreen(stored: unknown): stored is StoredScreen {
  if (!isPlainObject(stored)) return false;
  const { build, at, owner, windowWidth, textSize, left, top, width, styles, content } = stored;
  return (
    [build, owner, textSize, styles].every((each) => typeof each === 'string') &&
    [at, windowWidth, left, top, width].every((each) => typeof each === 'number') &&
    Array.isArray(content)
  );
}

/**
 * Returns whose screen it is: the cookies that name the player and that a session has. Rows have the stars of a player,
 * and their order may be a player's as well.
 */
export function screenOwner(): string {
  const cookies = document.cookie.split('; ');
  const isMember = cookies.some((cookie) => cookie.startsWith(`${COOKIES.refresh}=`) && !cookie.endsWith('='));
  const players = cookies.filter((cookie) => cookie.startsWith(`${COOKIES.hashedPlayer}=`));
  return `${isMember ? 'member' : 'visitor'} ${players.join(' ')}`;
}

/** Returns the facts that a window must share with the one whose screen was stored. */
export function windowFacts(): Pick<StoredScreen, 'build' | 'owner' | 'windowWidth' | 'textSize'> {
  return {
    build: document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry'] ?? '',
    owner: screenOwner(),
    windowWidth: innerWidth,
    textSize: getComputedStyle(document.documentElement).fontSize,
  };
}

/** Elements of a page that can be shown without its scripts; all others are left out. */
const SHOWN =
  /^(a|abbr|article|aside|b|br|button|circle|dd|defs|div|dl|dt|em|fieldset|figcaption|figure|footer|form|g|h1|h2|h3|h4|header|hr|i|img|input|kbd|label|legend|li|line|nav|ol|optgroup|option|output|p|path|picture|polygon|polyline|rect|s|search|section|select|small|source|span|strong|sub|sup|svg|symbol|table|tbody|td|th|thead|time|tr|u|ul|use)$/;
export const isShownTag = (tag: string): boolean => SHOWN.test(tag);

const GRAPHIC =
  /^(viewBox|d|fill|stroke|stroke-(width|linecap|linejoin|dasharray)|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|points|transform|opacity)$/;
const COMMON =
  /^(class|style|role|lang|dir|translate|width|height|disabled|colspan|type|placeholder|value|checked|selected|aria-[a-z]+|data-[a-z-]+)$/;

/** True for an attribute that only describes the picture. An address must be one of the product's own. */
export function isShownAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'src') return /^(\/(?!\/)|#)/.test(value);
  return COMMON.test(name) || GRAPHIC.test(name);
}
