/**
 * Shows the stored first screen over the frame of the page until the product shows its own (first-load-12). A script of
 * its own, which `early.ts` loads on an installed device.
 */
import { DAY_SECONDS, ageText } from '../../domain/time.ts';
import {
  isShownAttribute,
  isShownTag,
  type StoredScreen,
  type ScreenNode,
  storedScreen,
  windowFacts,
} from './stored-screen.ts';

/** Time after which the page is shown as it is, whatever it shows. */
const LONGEST_MS = 5_000;
const address = location.pathname + location.search;

async function showStoredScreen(): Promise<void> {
  const stored = storedScreen(address);
  const screen = stored.read();
  if (screen === undefined || !isOfThisWindow(screen)) {
    stored.write(undefined);
    return;
  }
  const now = Date.now() / 1_000;
  const content = withoutMoved(screen.content, now);
  if (content === undefined) return;
  const root = document.querySelector('#root');
  // Safari has constructed style sheets since 16.4.
  if (root === null || hasOdds(root) || !('adoptedStyleSheets' in document)) return;
  const styles = new CSSStyleSheet();
  styles.replaceSync(screen.styles);
  document.adoptedStyleSheets.push(styles);
  const place = document.createElement('div');
  place.setAttribute('aria-hidden', 'true');
  place.dataset['odds'] = 'old';
  const { left, top, width } = screen;
  place.style.cssText = `position:absolute;isolation:isolate;z-index:1;left:${left}px;top:${top}px;width:${width}px;height:calc(100dvh - ${top}px - var(--bottom-nav));overflow:clip;background:var(--bg)`;
  place.append(...content.map((node) => elementOf(node)), ageLine(screen.at, now));
  const taps = rememberTaps(place);
  document.body.append(place);
  loadPicturesAfterFrame(place);
  await shown(root);
  place.remove();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  for (const tapped of taps) root.querySelector<HTMLElement>(tapped)?.click();
}

/** A screen of a day ago, of another player, build or window says nothing about this one. */
function isOfThisWindow({ at, ...facts }: StoredScreen): boolean {
  const age = Date.now() / 1_000 - at;
  return (
    age >= 0 &&
    age < DAY_SECONDS &&
    Object.entries(windowFacts()).every(([name, value]) => facts[name as keyof typeof facts] === value)
  );
}

/**
 * Leaves out events that have begun or ended since (program-33), and the elements that had nothing else. Returns
 * undefined if the page is about such an event.
 */
function withoutMoved(nodes: readonly ScreenNode[], now: number): ScreenNode[] | undefined {
  const left: ScreenNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') left.push(node);
    else {
      const [tag, attributes, ...content] = node;
      const hasMoved = Number(attributes['data-until'] ?? Number.POSITIVE_INFINITY) <= now;
      if (hasMoved && tag === 'header') return undefined;
      const rest = hasMoved ? [] : withoutMoved(content, now);
      if (rest === undefined) return undefined;
      if (!hasMoved && (rest.length > 0 || content.length === 0)) left.push([tag, attributes, ...rest]);
    }
  }
  return left;
}

/** The address of a picture until the first frame is painted. */
const LATER = 'data-src';

const SVG = 'http://www.w3.org/2000/svg';

function elementOf(node: ScreenNode, isGraphic = false): Node {
  if (typeof node === 'string') return document.createTextNode(node);
  const [tag, attributes, ...content] = node;
  const graphic = isGraphic || tag === 'svg';
  const name = isShownTag(tag) ? tag : 'div';
  const element = graphic ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (!isShownAttribute(key, value)) continue;
    // The content policy forbids the attribute, and allows scripts to set styles.
    if (key === 'style') element.style.cssText = value;
    else element.setAttribute(key === 'src' ? LATER : key, value);
  }
  // The keyboard waits for the page itself.
  if (name === 'a' || name === 'button') element.tabIndex = -1;
  element.append(...content.map((child) => elementOf(child, graphic)));
  return element;
}

/**
 * Odds are painted first: each drawn picture is a document of its own for the browser, and the flags of a first screen took
 * 0.1 s of a slow phone before its first frame.
 */
function loadPicturesAfterFrame(place: HTMLElement): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const picture of place.querySelectorAll(`[${LATER}]`))
        picture.setAttribute('src', picture.getAttribute(LATER) ?? '');
    }),
  );
}

/** Creates the line with the age, in the words of `AgeLine`. */
function ageLine(at: number, now: number): HTMLElement {
  const line = document.createElement('p');
  line.className = 'num';
  line.style.cssText =
    'position:absolute;z-index:9;inset:auto 0 var(--space-2);width:max-content;margin:0 auto;padding:2px var(--space-3);border-radius:99px;background:var(--king-soft);color:var(--king);font-size:var(--text-xs);font-weight:600';
  line.textContent = `Yenileniyor · son güncelleme ${ageText(at, now)}`;
  return line;
}

/** Selectors of the odds and links that were tapped; they are tapped again in the page itself. */
function rememberTaps(place: HTMLElement): string[] {
  const taps: string[] = [];
  place.addEventListener('click', (event) => {
    event.preventDefault();
    const target =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-outcome], a[href]') : null;
    if (target === null) return;
    const { event: id = '', market = '', outcome = '' } = target.dataset;
    const link = `main a[href="${CSS.escape(target.getAttribute('href') ?? '')}"]`;
    taps.push(
      target.localName === 'a' ? link : `main [data-event="${id}"][data-market="${market}"][data-outcome="${outcome}"]`,
    );
  });
  return taps;
}

const hasOdds = (root: Element): boolean => root.querySelector('main [data-outcome]') !== null;

/** Resolves when the page shows odds, has another address, or takes too long. */
function shown(root: Element): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const watch = new MutationObserver(() => {
      if (location.pathname + location.search !== address) end();
      // The frame that renders the odds may be followed by more of them.
      else if (hasOdds(root)) requestAnimationFrame(() => requestAnimationFrame(end));
    });
    watch.observe(root, { subtree: true, childList: true });
    const timer = setTimeout(end, LONGEST_MS);
  });
}

if (document.readyState === 'loading')
  addEventListener('DOMContentLoaded', () => void showStoredScreen(), { once: true });
else void showStoredScreen();
