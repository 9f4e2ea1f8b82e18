/**
 * Queries of the screen with the interface of a browser test: they query anew at each use and wait where they act, so
 * that one set of helpers serves both kinds, and a test can move from one to the other.
 */
import {
  type ByRoleOptions,
  queryAllByLabelText,
  queryAllByPlaceholderText,
  queryAllByRole,
  queryAllByText,
} from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Page } from 'playwright';
import { whilePassing } from './clock.ts';
import { press } from './press.ts';

export interface Time {
  /** Lets so many milliseconds pass, with everything that happens in them. */
  pass: (ms: number) => Promise<void>;
  /** Lets time pass until the check succeeds. */
  until: <T>(check: () => T) => Promise<T>;
  user: UserEvent;
  page: () => Page;
}

type Words = string | RegExp;
type Named = { name?: Words; exact?: boolean } & Omit<ByRoleOptions, 'name'>;

export interface Filter {
  hasText?: Words;
  has?: ScreenLocator;
  visible?: boolean;
}

/** Header and footer of a section do not have the roles of the page's. */
const ofPage: ReadonlySet<string> = new Set(['banner', 'contentinfo']);
const SECTIONS = 'article, aside, main, nav, section';

/** Time that passes between two polls of the screen. */
const LOOK_MS = 20;

export class ScreenLocator {
  readonly find: () => HTMLElement[];
  readonly #time: Time;

  constructor(time: Time, find: () => HTMLElement[]) {
    this.#time = time;
    this.find = find;
  }

  getByRole(role: string, { name, exact, ...options }: Named = {}): ScreenLocator {
    const named = name === undefined ? {} : { name: matcher(name, exact) };
    return this.#within((place) => queryAllByRole(place, role, { ...options, ...named })).#all((found) =>
      ofPage.has(role) ? found.filter((each) => each.parentElement?.closest(SECTIONS) === null) : found,
    );
  }

  getByLabel(text: Words, { exact = false } = {}): ScreenLocator {
    return this.#within((place) => queryAllByLabelText(place, matcher(text, exact)));
  }

  getByPlaceholder(text: Words, { exact = false } = {}): ScreenLocator {
    return this.#within((place) => queryAllByPlaceholderText(place, matcher(text, exact)));
  }

  getByText(text: Words, { exact = false } = {}): ScreenLocator {
    return this.#within((place) => queryAllByText(place, matcher(text, exact)));
  }

  locator(selector: string, filter: Filter = {}): ScreenLocator {
    return this.#within((place) => select(place, selector)).filter(filter);
  }

  filter({ hasText, has }: Filter): ScreenLocator {
    return this.#all((found) =>
      found
        .filter((each) => hasText === undefined || textMatches(each, hasText))
        .filter((each) => has === undefined || has.find().some((inner) => each.contains(inner))),
    );
  }

  and(other: ScreenLocator): ScreenLocator {
    return this.#all((found) => found.filter((each) => other.find().includes(each)));
  }

  or(other: ScreenLocator): ScreenLocator {
    return this.#all((found) => [...new Set([...found, ...other.find()])]);
  }

  page(): Page {
    return this.#time.page();
  }

  first(): ScreenLocator {
    return this.nth(0);
  }

  last(): ScreenLocator {
    return this.nth(-1);
  }

  nth(index: number): ScreenLocator {
    return this.#all((found) => found.slice(index, index === -1 ? undefined : index + 1));
  }

  async all(): Promise<ScreenLocator[]> {
    await this.#look();
    return this.find().map((_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    await this.#look();
    return this.find().length;
  }

  /** Waits until the element is present, or absent. */
  async waitFor({ state = 'visible' }: { state?: 'attached' | 'detached' | 'visible' | 'hidden' } = {}): Promise<void> {
    const wanted = state === 'attached' || state === 'visible';
    await this.#time.until(() => {
      if (this.find().length > 0 !== wanted) throw new Error(`it is ${wanted ? 'not there' : 'still there'}`);
    });
  }

  async click(_options?: object): Promise<void> {
    await this.#time.user.click(await this.#one(true));
    await this.#look();
  }

  async dblclick(): Promise<void> {
    await this.#time.user.dblClick(await this.#one(true));
    await this.#look();
  }

  /** Fills in the whole text at once, not key by key, like `fill` of a browser test. */
  async fill(text: string): Promise<void> {
    const field = (await this.#one()) as HTMLInputElement;
    await this.#time.until(() => {
      if (field.disabled) throw new Error('it is disabled');
    });
    field.focus();
    field.select();
    await (text === '' ? this.#time.user.clear(field) : this.#time.user.paste(text));
    await this.#look();
  }

  async clear(): Promise<void> {
    await this.fill('');
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#time.user.type(await this.#one(), text);
    await this.#look();
  }

  async check(_options?: object): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  async uncheck(): Promise<void> {
    if (await this.isChecked()) await this.click();
  }

  async press(key: string): Promise<void> {
    (await this.#one()).focus();
    await press(this.#time.user, key);
    await this.#look();
  }

  async focus(): Promise<void> {
    (await this.#one()).focus();
    await this.#look();
  }

  async blur(): Promise<void> {
    (await this.#one()).blur();
    await this.#look();
  }

  /** Selects an option by value, label or index; waits for an option that is not rendered yet. */
  async selectOption(choice: string | { label: string } | { index: number }): Promise<void> {
    const select = await this.#one();
    const option = await this.#time.until(() => {
      const options = [...select.querySelectorAll('option')];
      const named = options.find((each, index) => {
        if (typeof choice === 'string') return each.value === choice || shownText(each) === choice;
        return 'label' in choice ? shownText(each) === choice.label : index === choice.index;
      });
      if (named === undefined) throw new Error(`no such option: ${JSON.stringify(choice)}`);
      return named;
    });
    await this.#time.user.selectOptions(select, option);
    await this.#look();
  }

  async dispatchEvent(type: string, init: EventInit = {}): Promise<void> {
    (await this.#one()).dispatchEvent(new Event(type, { bubbles: true, ...init }));
    await this.#look();
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }

  async innerText(): Promise<string> {
    return shownText(await this.#one());
  }

  async textContent(): Promise<string | null> {
    return (await this.#one()).textContent;
  }

  async allInnerTexts(): Promise<string[]> {
    await this.#look();
    return this.find().map(shownText);
  }

  async inputValue(): Promise<string> {
    return ((await this.#one()) as HTMLInputElement).value;
  }

  async isChecked(): Promise<boolean> {
    const element = await this.#one();
    return element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';
  }

  async isDisabled(): Promise<boolean> {
    return (await this.#one()).matches(':disabled');
  }

  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled());
  }

  async isVisible(): Promise<boolean> {
    await this.#look();
    return this.find().length > 0;
  }

  async isHidden(): Promise<boolean> {
    return !(await this.isVisible());
  }

  // Code that a browser test evaluates in the page runs here directly; the test names its element type.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  async evaluate<E, R, A>(work: (element: E, argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    return whilePassing(work((await this.#one()) as E, argument as A));
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  async evaluateAll<E, R, A>(work: (elements: E[], argument: A) => R | Promise<R>, argument?: A): Promise<R> {
    await this.#look();
    return whilePassing(work(this.find() as E[], argument as A));
  }

  /**
   * Returns the only element it names; like in a browser test, several are an error, and it must be enabled to be
   * pressed.
   */
  #one(pressable = false): Promise<HTMLElement> {
    return this.#time.until(() => {
      const [element, another] = this.find();
      if (element === undefined) throw new Error('it is not there');
      if (another !== undefined) throw new Error(`it is there ${this.find().length} times`);
      if (pressable && element.matches(':disabled')) throw new Error('it is disabled');
      return element;
    });
  }

  #look(): Promise<void> {
    return this.#time.pass(LOOK_MS);
  }

  #within(query: (place: HTMLElement) => HTMLElement[]): ScreenLocator {
    return this.#all((places) => [...new Set(places.flatMap(query))]);
  }

  #all(choose: (found: HTMLElement[]) => HTMLElement[]): ScreenLocator {
    return new ScreenLocator(this.#time, () => choose(this.find()));
  }
}

/** Selectors do not support `:enabled` here. */
export function select(place: ParentNode, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector.replaceAll(':enabled', ':not(:disabled)'))];
}

/** A text matches a part in any case, unless `exact` is set. */
function matcher(words: Words, exact = false): Words {
  if (typeof words !== 'string' || exact) return words;
  return new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'i');
}

function textMatches(element: HTMLElement, words: Words): boolean {
  const text = shownText(element).replaceAll(/\s+/g, ' ');
  return typeof words === 'string' ? text.toLowerCase().includes(words.toLowerCase()) : words.test(text);
}

const shownText = (element: HTMLElement): string => element.innerText.trim();
