/** Replaces browser features that happy-dom lacks: layout, popovers, a history that goes back, caches. */
const HEIGHT = 60;

export function fillGaps(): void {
  believeInLayout();
  addPopovers();
  knowModals();
  keepLabels();
  believeInTags();
  // There is no service worker, so the caches are empty.
  globalThis.caches = { keys: async () => [] } as unknown as CacheStorage;
}

const OWN_STYLE = /display|pointer-events|visibility/;

/**
 * Computes styles from an element's tag, because style sheets are not loaded; closed dialogs and popovers are hidden.
 * Computing them anew for every element at every query took a quarter of these tests' time.
 */
function believeInTags(): void {
  const reckon = getComputedStyle;
  const shut = styleWith('none');
  const byTag = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (!element.isConnected) return reckon(element, pseudo);
    if (isShut(element)) return shut;
    if (isStyled(element)) return reckon(element, pseudo);
    const known = byTag.get(element.tagName) ?? styleWith(reckon(element).display);
    byTag.set(element.tagName, known);
    return known;
  };
  // happy-dom's own implementation calls its window instead of this function.
  redefine(HTMLElement.prototype, 'innerText', {
    get(this: HTMLElement) {
      return this.isConnected ? shownText(this) : this.textContent;
    },
  });
}

/** Returns true for a closed dialog or popover. Uses no selector, because it would be parsed for every element. */
function isShut(element: Element): boolean {
  if (element.tagName === 'DIALOG') return !element.hasAttribute('open');
  return element.hasAttribute('popover') && !element.hasAttribute(OPEN);
}

/** Checks the element itself: an invisible list has no visible content. */
function isStyled(element: Element): boolean {
  if (OWN_STYLE.test(element.getAttribute('style') ?? '')) return true;
  for (let above = element.parentElement; above !== null; above = above.parentElement) {
    if (above.getAttribute('style')?.includes('visibility') === true) return true;
  }
  return false;
}

const UNSHOWN: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE']);

function shownText(element: HTMLElement): string {
  let text = '';
  for (const child of element.childNodes) {
    if (child instanceof Text) text += child.data.replace(/[\n\r]/, '');
    if (!(child instanceof HTMLElement) || UNSHOWN.has(child.tagName)) continue;
    const { display } = getComputedStyle(child);
    if (display === 'none') continue;
    const inner = shownText(child);
    text += (display === 'block' || display === 'flex') && text !== '' && inner !== '' ? `\n${inner}` : inner;
  }
  return text;
}

function styleWith(display: string): CSSStyleDeclaration {
  const said: Record<string, string> = { display, visibility: 'visible', pointerEvents: 'auto' };
  return { ...said, getPropertyValue: (name: string) => said[name] ?? '' } as unknown as CSSStyleDeclaration;
}

/** Makes everything as wide as the window, and 60 px high. */
function believeInLayout(): void {
  for (const name of ['clientWidth', 'offsetWidth', 'scrollWidth'] as const) define(name, () => innerWidth);
  for (const name of ['clientHeight', 'offsetHeight', 'scrollHeight'] as const) define(name, () => HEIGHT);
  HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, HEIGHT);
  // The whole page counts as visible, so nothing scrolls.
  HTMLElement.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
  window.scrollBy = () => undefined;
  globalThis.ResizeObserver = ResizeObserverOfNothing;
  globalThis.IntersectionObserver = EverythingInSight;
}

function define(name: string, get: () => number): void {
  Object.defineProperty(HTMLElement.prototype, name, { get, configurable: true });
}

class ResizeObserverOfNothing implements ResizeObserver {
  readonly #onResize: ResizeObserverCallback;

  constructor(onResize: ResizeObserverCallback) {
    this.#onResize = onResize;
  }

  /** Notifies once, as a browser does when it begins to observe. */
  observe(target: Element): void {
    const size = [{ inlineSize: innerWidth, blockSize: HEIGHT }];
    const entry: ResizeObserverEntry = {
      target,
      contentRect: new DOMRect(0, 0, innerWidth, HEIGHT),
      borderBoxSize: size,
      contentBoxSize: size,
      devicePixelContentBoxSize: size,
    };
    queueMicrotask(() => this.#onResize([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}
}

/** Reports every element as visible, because there is no layout. */
class EverythingInSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #onChange: IntersectionObserverCallback;

  constructor(onChange: IntersectionObserverCallback) {
    this.#onChange = onChange;
  }

  observe(target: Element): void {
    const rect = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      time: 0,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
    };
    queueMicrotask(() => this.#onChange([entry], this));
  }

  unobserve(): void {}

  disconnect(): void {}

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** A button inside of a label is not the labelled control, and a press on it is none on the label. */
function keepLabels(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLButtonElement.prototype, 'labels');
  redefine(HTMLButtonElement.prototype, 'labels', {
    get(this: HTMLButtonElement) {
      const labels: Iterable<HTMLLabelElement> = own?.get?.call(this) ?? [];
      return [...labels].filter(({ htmlFor }) => htmlFor === '' || htmlFor === this.id);
    },
  });
  const activate = HTMLLabelElement.prototype.dispatchEvent;
  redefine(HTMLLabelElement.prototype, 'dispatchEvent', {
    value(this: HTMLLabelElement, event: Event) {
      const pressed = event.target instanceof Element && event.target.closest('a, button, label') !== this;
      return (pressed ? HTMLElement.prototype.dispatchEvent : activate).call(this, event);
    },
  });
}

const OPEN = 'data-popover-open';

/** Event of a popover that opened or closed. */
class PopoverToggle extends Event {
  readonly oldState: string;
  readonly newState: string;

  constructor(open: boolean) {
    super('toggle');
    this.oldState = open ? 'closed' : 'open';
    this.newState = open ? 'open' : 'closed';
  }
}

/** Supports selectors of elements in the top layer; every open dialog is a modal one. */
function knowModals(): void {
  const find = document.querySelector.bind(document);
  redefine(document, 'querySelector', {
    value: (selector: string) => find(selector.replaceAll(':modal', '[open]').replaceAll(':popover-open', `[${OPEN}]`)),
  });
}

function addPopovers(): void {
  globalThis.ToggleEvent = PopoverToggle as unknown as typeof ToggleEvent;
  const set = (element: HTMLElement, open: boolean): void => {
    if (element.hasAttribute(OPEN) === open) return;
    element.toggleAttribute(OPEN, open);
    element.dispatchEvent(new PopoverToggle(open));
  };
  HTMLElement.prototype.showPopover = function show() {
    set(this, true);
  };
  HTMLElement.prototype.hidePopover = function hide() {
    set(this, false);
  };
  const { matches } = Element.prototype;
  redefine(Element.prototype, 'matches', {
    value(this: Element, selector: string) {
      return selector === ':popover-open' ? this.hasAttribute(OPEN) : matches.call(this, selector);
    },
  });
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    const popover = id === null || id === undefined ? null : document.getElementById(id);
    if (popover !== null) set(popover, !popover.hasAttribute(OPEN));
  });
}

interface Entry {
  url: string;
  state: unknown;
}

/**
 * A session history; before the router is loaded, which puts its own functions over these. `setUrl` changes the address
 * alone. Returns how it begins anew, at an address.
 */
export function startHistory(setUrl: (url: string) => void): (url: string) => void {
  let entries: Entry[] = [];
  let at = 0;
  const here = (): Entry => entries[at] ?? { url: location.href, state: null };
  const write = (state: unknown, url: string | URL | null | undefined): Entry => {
    const entry = { url: new URL(url ?? location.href, location.href).href, state };
    setUrl(entry.url);
    return entry;
  };
  const go = (delta = 0): void => {
    if (delta === 0 || entries[at + delta] === undefined) return;
    at += delta;
    setTimeout(() => {
      setUrl(here().url);
      dispatchEvent(new PopStateEvent('popstate', { state: here().state }));
    }, 0);
  };
  const own = {
    pushState: (state: unknown, _title: string, url?: string | URL | null) => {
      at += 1;
      entries.splice(at, entries.length, write(state, url));
    },
    replaceState: (state: unknown, _title: string, url?: string | URL | null) => {
      entries[at] = write(state, url);
    },
    go,
    back: () => go(-1),
    forward: () => go(1),
  };
  for (const [name, value] of Object.entries(own)) redefine(history, name, { value, writable: true });
  // Records the entry's position by the original function, past any override on the object.
  redefine(History.prototype, 'replaceState', { value: own.replaceState, writable: true });
  redefine(history, 'state', { get: () => here().state });
  redefine(history, 'length', { get: () => entries.length });
  return (url) => {
    setUrl(url);
    entries = [{ url, state: null }];
    at = 0;
  };
}

const redefine = (target: object, name: string, descriptor: PropertyDescriptor): void =>
  void Object.defineProperty(target, name, { ...descriptor, configurable: true });
