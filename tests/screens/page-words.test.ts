/** A screen reader announces a new page by its title, once the page has set it (rule navigation-12). */
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { setScreen } from '../support/screen/screen.ts';

const words = (page: Page): Promise<string[]> =>
  page
    .locator('div[aria-live="polite"].visually-hidden > p')
    .evaluateAll((all) => all.map((each) => each.textContent))
    .then((all) => all.slice(0, 1));

/** Everything announced from now on. */
function hear(): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live="polite"]');
      if (region?.classList.contains('visually-hidden') !== true) continue;
      const said = target instanceof Element ? [...addedNodes] : [target];
      heard.push(...said.map((each) => each.textContent ?? '').filter((text) => text !== ''));
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

/** Adds a link to the head, as the bundler does when it loads the code of a page that was not opened before. */
function preload(): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  document.head.append(link);
  onTestFinished(() => link.remove());
}

test('the title of the new page is announced, not that of the previous one', async () => {
  const { open } = await setScreen();
  const page = await open('/');
  await expect.poll(() => words(page)).toEqual(['']);
  addEventListener('pushState', preload);
  onTestFinished(() => removeEventListener('pushState', preload));
  const heard = hear();
  for (const [path, title] of [
    ['/kolay-kuponlar', 'Kolay kuponlar · Tribün'],
    ['/spor-toto', 'Spor Toto · Tribün'],
    ['/yardim', 'Yardım merkezi · Tribün'],
  ] as const) {
    history.pushState(null, '', path);
    // Pages are opened in sequence.
    // oxlint-disable-next-line no-await-in-loop
    await expect.poll(() => page.title()).toBe(title);
    expect(heard.splice(0)).toEqual([title]);
  }
});

test('a page with the same title as the previous one is announced too', async () => {
  const { open } = await setScreen();
  const page = await open('/yardim');
  await expect.poll(() => words(page)).toEqual(['']);
  const heard = hear();
  history.pushState(null, '', '/olmayan');
  await expect.poll(() => heard.length).toBe(1);
  history.pushState(null, '', '/olmayan-da');
  await page.locator('main').waitFor();
  document.title = String(heard[0]);
  await expect.poll(() => heard).toEqual([heard[0], heard[0]]);
});
