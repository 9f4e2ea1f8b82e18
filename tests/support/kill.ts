/** Crashes as browsers produce them: without an event or a message; and an uncaught error. */
import type { Browser, CDPSession, Page } from 'playwright';

/** Ends every SharedWorker of the browser (Chrome DevTools protocol); returns their number. */
export async function killSharedWorkers(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const workers = await sharedWorkers(session);
  await Promise.all(workers.map(({ targetId }) => session.send('Target.closeTarget', { targetId })));
  await session.detach();
  return workers.length;
}

/** Throws an uncaught error in every SharedWorker of the browser. */
export async function throwInSharedWorkers(browser: Browser, { name, message }: Error): Promise<void> {
  await inSharedWorkers(browser, `setTimeout(() => { throw new ${name}(${JSON.stringify(message)}); })`);
}

/** Runs the script in every SharedWorker of the browser, and waits for it. */
export async function inSharedWorkers(browser: Browser, expression: string): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  for (const { targetId } of await sharedWorkers(session)) {
    // oxlint-disable-next-line no-await-in-loop -- one worker after the other
    const { sessionId } = await session.send('Target.attachToTarget', { targetId });
    const told = JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } });
    const answered = new Promise<void>((resolve) => session.once('Target.receivedMessageFromTarget', () => resolve()));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await session.send('Target.sendMessageToTarget', { sessionId, message: told });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await answered;
  }
  await session.detach();
}

async function sharedWorkers(session: CDPSession) {
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos.filter(({ type }) => type === 'shared_worker');
}

/** Crashes the process of a tab, and with it everything else that runs there; resolves once it has ended. */
export async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // This call never settles, because the process that should respond has crashed.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}
