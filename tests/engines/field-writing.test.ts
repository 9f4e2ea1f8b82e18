/**
 * Fields that format their content (rule field-13), in the other browsers: by keys, paste, composition and autofill.
 */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import { describeEach } from './describe-each.ts';
import type { OtherBrowser, OtherTab } from './other-browser.ts';

const ways = ['keys', 'pasted', 'composed as one word', 'each sign composed by itself', 'filled in'] as const;
type Way = (typeof ways)[number];

describeEach((kind) => {
  let browser: OtherBrowser;
  beforeAll(async () => {
    browser = await kind.launch();
  });
  afterAll(() => browser.close());

  const openPage = async (path: string): Promise<{ tab: OtherTab; server: TestServer }> => {
    const server = await startServer();
    onTestFinished(() => server.close());
    const tab = await browser.open(server.url + path);
    onTestFinished(() => tab.close());
    return { tab, server };
  };

  /** Input methods run in sequence, as a player would write. */
  const eachWay = async (tab: OtherTab, label: string, text: string, shown: string): Promise<void> => {
    await expect.poll(() => tab.evaluate(hasField, label)).toBe(true);
    for (const way of ways) {
      // oxlint-disable-next-line no-await-in-loop
      await tab.evaluate(write, label, way, text, kind.name === 'Firefox');
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(async () => [way, await tab.evaluate(valueOf, label)]).toEqual([way, shown]);
    }
  };

  test.each([
    ['Cep telefonu', '05321234567', '0 (532) 123 45 67'],
    ['Doğum tarihi', '05.02.1990', '05.02.1990'],
    ['T.C. kimlik numarası', '12345678950', '12345678950'],
  ])('%s keeps what was written, with any input method', async (label, text, shown) => {
    const { tab } = await openPage('/uye-ol');
    await eachWay(tab, label, text, shown);
  });

  test('a stake is never more than was written', async () => {
    const { tab } = await openPage('/program/futbol');
    await expect.poll(() => tab.evaluate(chooseFirst)).toBe(true);
    await expect.poll(() => tab.evaluate(openSlip)).toBe(true);
    await eachWay(tab, 'Bedel', '100,00', '100');
    await eachWay(tab, 'Bedel', '1.000', '1.000');
  });

  test('a form reads the current content of its fields, also when they were filled in without an event', async () => {
    const { tab, server } = await openPage('/uyelik/giris');
    const player = await server.player();
    await expect.poll(() => tab.evaluate(hasField, 'Şifre')).toBe(true);
    await tab.evaluate(fillSilently, [
      ['Telefon numarası veya T.C. kimlik numarası', player.userInfo],
      ['Şifre', player.password],
    ]);
    await expect.poll(() => tab.evaluate(() => location.pathname)).not.toBe('/uyelik/giris');
  });
});

// Functions below run in the page, so none of them may use anything from outside.

function hasField(label: string): boolean {
  return [...document.querySelectorAll('input')].some(
    (input) =>
      input.getAttribute('aria-label') === label ||
      [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
  );
}

function valueOf(label: string): string | undefined {
  return [...document.querySelectorAll('input')].find(
    (input) =>
      input.getAttribute('aria-label') === label ||
      [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
  )?.value;
}

/** @param endsFirst the engine sends `input` after the end of a composition */
async function write(label: string, way: Way, text: string, endsFirst: boolean): Promise<void> {
  const field = [...document.querySelectorAll('input')].find(
    (input) =>
      input.getAttribute('aria-label') === label ||
      [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
  );
  if (field === undefined) throw new Error(`no field ${label}`);
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const fill = (value: string, isComposing: boolean): void => {
    set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  };
  fill('', false);
  field.focus();
  const compose = (part: string): void => {
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    const whole = field.value + part;
    fill(whole, true);
    const end = new CompositionEvent('compositionend', { bubbles: true, data: part });
    if (!endsFirst) {
      fill(field.value, true);
      field.dispatchEvent(end);
      return;
    }
    field.dispatchEvent(end);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: false }));
  };
  // The page renders between two characters, as it does while a player types.
  const eachSign = async (enter: (sign: string) => void): Promise<void> => {
    for (const sign of text) {
      enter(sign);
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  if (way === 'keys') await eachSign((sign) => void document.execCommand('insertText', false, sign));
  else if (way === 'pasted') document.execCommand('insertText', false, text);
  else if (way === 'composed as one word') compose(text);
  else if (way === 'each sign composed by itself') await eachSign(compose);
  else {
    fill(text, false);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
  field.blur();
}

function chooseFirst(): boolean {
  const odd = document.querySelector<HTMLButtonElement>('main button[data-outcome]:not([aria-disabled=true])');
  if (odd === null) return false;
  if (odd.getAttribute('aria-pressed') !== 'true') odd.click();
  return odd.getAttribute('aria-pressed') === 'true';
}

/** A bar covers the bottom of the page in a narrow window. */
function openSlip(): boolean {
  if (document.querySelector('[data-tour=slip-stake]') !== null) return true;
  document.querySelector<HTMLButtonElement>('aside[aria-label=Kuponum] button')?.click();
  return false;
}

function fillSilently(values: [label: string, value: string][]): void {
  for (const [label, value] of values) {
    const field = [...document.querySelectorAll('input')].find((input) =>
      [...(input.labels ?? [])].some(({ textContent }) => textContent.trim() === label),
    );
    if (field !== undefined) field.value = value;
  }
  document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
}
