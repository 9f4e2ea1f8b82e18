/** Stores the first screen of the page that a visit began with, for the next start (first-load-12). */
import {
  storedScreenAddresses,
  isShownAttribute,
  isShownTag,
  type ScreenNode,
  storedScreen,
  windowFacts,
} from './stored-screen.ts';
import { onSessionEnd } from '../member/session.ts';
import { uiSettings } from '../device/ui-settings.ts';

/** Each has 10 to 40 KB. */
const MOST_SCREENS = 4;
/** A start from the device shows old odds until the services have answered. */
const RETRY_MS = 2_000;
/** Pages of odds, which everybody may see. */
const PAGES = /^\/($|program(\/|$))/;

/** Call it once the first screen is ready. */
export function startScreenRecording(): void {
  onSessionEnd(dropStoredScreens);
  const address = addressOf(location);
  const [navigation] = performance.getEntriesByType('navigation');
  if (!PAGES.test(location.pathname) || navigation === undefined || addressOf(new URL(navigation.name)) !== address)
    return;
  const record = (): boolean => addressOf(location) === address && recordScreen(address);
  if (!record()) setTimeout(record, RETRY_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) record();
  });
}

export function dropStoredScreens(): void {
  for (const address of storedScreenAddresses.read()) storedScreen(address).write(undefined);
  storedScreenAddresses.write([]);
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => pathname + search;

/** Returns false while the page does not show what the service has said. */
function recordScreen(address: string): boolean {
  const main = document.querySelector('main');
  const isReady =
    main !== null &&
    scrollY === 0 &&
    // A translation belongs to the browser, and scores that are hidden or delayed are not for the next start.
    document.documentElement.lang === 'tr' &&
    main.querySelector('font') === null &&
    uiSettings.scores === '' &&
    main.querySelector('button[data-outcome]:not(:disabled)') !== null &&
    document.querySelector('[data-odds="old"]') === null;
  if (!isReady) return false;
  const content = contentOf(main);
  const { left, top, width } = main.getBoundingClientRect();
  const at = Math.floor(Date.now() / 1_000);
  storedScreen(address).write({ ...windowFacts(), at, left, top, width, styles: stylesOf(main), content });
  const addresses = [...storedScreenAddresses.read().filter((each) => each !== address), address];
  for (const old of addresses.splice(0, addresses.length - MOST_SCREENS)) storedScreen(old).write(undefined);
  storedScreenAddresses.write(addresses);
  return true;
}

const contentOf = (element: Element): ScreenNode[] =>
  [...element.childNodes].flatMap((child) => {
    if (child instanceof Text) return child.data === '' ? [] : [child.data];
    return child instanceof Element && isInSight(child) ? [nodeOf(child)] : [];
  });

function nodeOf(element: Element): ScreenNode {
  const attributes = [...element.attributes].flatMap(({ name, value }) => {
    if (!isShownAttribute(name, value)) return [];
    // A choice belongs to the slip, which may be another one by the next start.
    return [[name, name === 'aria-pressed' && element.matches('[data-outcome]') ? 'false' : value]];
  });
  return [element.localName, Object.fromEntries(attributes) as Record<string, string>, ...contentOf(element)];
}

function isInSight(element: Element): boolean {
  if (!isShownTag(element.localName) || element.classList.contains('visually-hidden')) return false;
  if (element instanceof HTMLOptionElement && !element.selected) return false;
  const { display, position } = getComputedStyle(element);
  if (display === 'none' || position === 'fixed') return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hasBox = right > left && bottom > top;
  return !hasBox || (right > 0 && left < innerWidth && bottom > 0 && top < innerHeight);
}

/**
 * Returns the rules that name a class of the page, as text: the next start has its files of styles much later. The first
 * sheet is the entry's, which every page begins with.
 */
function stylesOf(main: Element): string {
  const classes = new Set([...main.querySelectorAll('[class]')].flatMap((each) => [...each.classList]));
  const isUsed = (rule: CSSRule): boolean => {
    const names = rule instanceof CSSStyleRule ? rule.selectorText.matchAll(/\.([\w-]+)/g) : [];
    return (
      [...names].some(([, name = '']) => classes.has(name)) ||
      (rule instanceof CSSGroupingRule && [...rule.cssRules].some(isUsed))
    );
  };
  return [...document.styleSheets]
    .filter(({ href }, place) => place > 0 && href?.startsWith(location.origin) === true)
    .flatMap(({ cssRules }) => [...cssRules].filter(isUsed))
    .map(({ cssText }) => cssText)
    .join('\n');
}
