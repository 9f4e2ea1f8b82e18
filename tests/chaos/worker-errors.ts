/**
 * Uncaught errors of shared workers, which no page receives: each worker is attached to when it starts (Chrome DevTools
 * protocol).
 */
import type { Browser } from 'playwright';

interface DevToolsMessage {
  method?: string;
  params?: { exceptionDetails?: { text?: string; exception?: { description?: string } } };
}

export async function listenToWorkers(browser: Browser, onError: (text: string) => void): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  const tell = (sessionId: string, method: string): void => {
    const message = JSON.stringify({ id: 1, method });
    // A worker that has already ended rejects messages.
    session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
  };
  const listen = (sessionId: string): void => {
    tell(sessionId, 'Runtime.enable');
    // The successor of an attached worker pauses at its start until it receives this command.
    tell(sessionId, 'Runtime.runIfWaitingForDebugger');
  };
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { method, params } = JSON.parse(message) as DevToolsMessage;
    if (method === 'Inspector.targetReloadedAfterCrash') listen(sessionId);
    if (method !== 'Runtime.exceptionThrown') return;
    const { text = '', exception } = params?.exceptionDetails ?? {};
    onError(`worker: ${text} ${exception?.description ?? ''}`);
  });
  session.on('Target.targetCreated', ({ targetInfo: { type, targetId } }) => {
    if (type !== 'shared_worker') return;
    session.send('Target.attachToTarget', { targetId, flatten: false }).then(
      ({ sessionId }) => listen(sessionId),
      () => undefined,
    );
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
}
