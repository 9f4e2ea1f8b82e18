/** Deaths as browsers deal them out: without an event, a message or a last word. */
import type { Browser, Page } from 'playwright';

/** Ends every SharedWorker of the browser (Chrome DevTools protocol); answers how many there were. */
export async function killSharedWorkers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { targetInfos } = await session.send('Target.getTargets');
  const workers = targetInfos.filter(({ type }) => type === 'shared_worker');
  await Promise.all(workers.map(({ targetId }) => session.send('Target.closeTarget', { targetId })));
  await session.detach();
  return workers.length;
}

/** Crashes the process of a tab, and with it what else lives there; answers when it is gone. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Never answered: who should answer is gone.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
