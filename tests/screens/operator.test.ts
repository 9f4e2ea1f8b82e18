/** The operator's live chat and error reports: working, not configured, blocked, slow. */
import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { standInOperator } from '../../server/operator/operator-addresses.ts';
import { ERROR_CHANNEL } from '../../src/contract/names.ts';
import { PHONE } from '../support/screens.ts';
import { setMemberScreen, setScreen } from '../support/screen/screen.ts';
import { main } from '../support/sign-in.ts';

const { chat, errorReports } = standInOperator();

describe('the live chat', () => {
  const launcher = (page: Page) => page.getByRole('button', { name: 'Canlı destek', exact: true });
  const panel = (page: Page) => page.getByRole('region', { name: 'Canlı destek' });
  const phoneNumber = '05551112233';

  test('gets name and phone once it is opened, continues while hidden, and closes with the session', async () => {
    const told = chatFrames();
    const { open } = await setMemberScreen({ phoneNumber }, { server: { operator: { chat } } });
    const page = await open('/program/futbol');
    await launcher(page).waitFor();
    expect(told.frames()).toHaveLength(0);
    await launcher(page).click();
    await panel(page).getByText('Bağlanıyor…').waitFor();
    expect(told.messages).toEqual([]);
    told.ready();
    await expect
      .poll(() => told.messages)
      .toEqual([{ type: 'player', player: { name: 'Deniz', surname: 'Yılmaz', phoneNumber } }]);
    await panel(page).getByRole('button', { name: 'Küçült' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
    await launcher(page).waitFor();
    expect(told.frames()).toHaveLength(1);
    await page.goto('/profil');
    await launcher(page).click();
    await expect.poll(() => told.frames().length).toBe(1);
    await main(page).getByRole('button', { name: 'Çıkış yap', exact: true }).click();
    await expect.poll(() => told.frames().length).toBe(0);
    expect(await launcher(page).count()).toBe(0);
  });

  test('that cannot be loaded shows a message and another way of contact', async () => {
    const told = chatFrames();
    const { open, pass } = await setMemberScreen({ phoneNumber }, { server: { operator: { chat } } });
    const page = await open('/program/futbol');
    await launcher(page).click();
    await pass(11_000);
    await panel(page).getByRole('alert').getByText('Canlı desteğe şu anda ulaşılamıyor.').waitFor();
    await panel(page).getByRole('link', { name: 'İletişim' }).waitFor();
    await panel(page).getByRole('button', { name: 'Tekrar dene' }).click();
    told.ready();
    await expect.poll(() => told.messages.length).toBe(1);
  });

  test('chat-3: its icon is in the header, before the search, and keeps the place while a conversation goes on', async () => {
    const { open } = await setMemberScreen({ phoneNumber }, { server: { operator: { chat } }, viewport: PHONE });
    const page = await open('/profil/para-cekme');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Canlı destek', exact: true }).click();
    await panel(page).getByRole('button', { name: 'Küçült' }).click();
    await launcher(page).waitFor();
    expect(
      await banner
        .getByRole('button')
        .evaluateAll((all) => all.slice(0, 2).map((each) => each.getAttribute('aria-label'))),
    ).toEqual(['Canlı destek', 'Maç, takım veya lig ara']);
    expect(await launcher(page).getAttribute('data-continues')).toBe('true');
  });

  test('is on the account’s pages of a phone, and not offered to a visitor or where it is not configured', async () => {
    const { open, pass } = await setMemberScreen({}, { server: { operator: { chat } }, viewport: PHONE });
    const page = await open('/profil');
    await launcher(page).waitFor();
    await page.goto('/program/futbol');
    await pass(5_000);
    expect(await launcher(page).count()).toBe(0);
    const visitor = await setScreen({ server: { operator: { chat } } });
    const theirs = await visitor.open('/program/futbol');
    await visitor.pass(5_000);
    expect(await launcher(theirs).count()).toBe(0);
    const without = await setMemberScreen();
    const plain = await without.open('/program/futbol');
    await without.pass(5_000);
    expect(await launcher(plain).count()).toBe(0);
  });
});

describe('error reports', () => {
  const SECRET = 'deniz@posta.example 05551112233 https://t.example/a?password=gizli';

  // This test runs first: listeners of a tab live as long as its window, which all tabs share here.
  test('load no code without a configured DSN', async () => {
    const { server, open, pass } = await setScreen();
    await open('/');
    await pass(5_000);
    uncaught(new RangeError('nobody hears of it'));
    await pass(5_000);
    expect((await server.operator()).envelopes).toEqual([]);
  });

  test('report an error of tab, engine and service worker once, without personal data', async () => {
    const { server, open, pass } = await setMemberScreen({}, { server: { operator: { errorReports } } });
    await open('/program/futbol');
    await pass(5_000);
    uncaught(new RangeError(`row of ${SECRET}`));
    uncaught(new TypeError('Failed to fetch'));
    const others = new BroadcastChannel(ERROR_CHANNEL);
    onTestFinished(() => others.close());
    for (const realm of ['engine', 'serviceWorker']) {
      others.postMessage({ realm, name: 'SyntaxError', message: `${realm} ${SECRET}`, stack: '' });
    }
    others.postMessage({ realm: 'elsewhere', name: 'SyntaxError', message: 'of another build', stack: '' });
    await expect.poll(async () => (await server.operator()).envelopes.length).toBe(3);
    await pass(5_000);
    const { envelopes } = await server.operator();
    expect(envelopes).toHaveLength(3);
    const events = envelopes.map((envelope) => JSON.parse(envelope.split('\n')[2] ?? '') as SentEvent);
    expect(new Map(events.map(({ tags, exception }) => [tags['realm'], exception.values[0]?.type]))).toEqual(
      new Map([
        ['engine', 'SyntaxError'],
        ['serviceWorker', 'SyntaxError'],
        ['tab', 'RangeError'],
      ]),
    );
    for (const event of events) {
      expect(
        Object.keys(event).filter((key) => ['user', 'request', 'breadcrumbs', 'contexts', 'extra'].includes(key)),
      ).toEqual([]);
    }
    for (const secret of ['posta.example', '5551112233', 'gizli', 'Deniz', 'Yılmaz']) {
      expect(envelopes.join('\n')).not.toContain(secret);
    }
  });

  test.each([
    ['refused', { status: 503 }],
    ['blocked', { drop: 'before' }],
    ['slow', { delayMs: 60_000 }],
  ] as const)('that are %s do not affect the product', async (_end, fault) => {
    const { server, open, pass } = await setScreen({ server: { operator: { errorReports } } });
    await server.fault({ method: 'POST', path: errorReports.tunnel, ...fault });
    const page = await open('/');
    await pass(5_000);
    uncaught(new RangeError('not taken'));
    await pass(5_000);
    await page.getByRole('banner').getByRole('link', { name: 'Canlı', exact: true }).click();
    await expect.poll(() => page.url()).toContain('/program/canli');
  });
});

interface SentEvent {
  tags: Record<string, string>;
  exception: { values: { type: string; value: string }[] };
}

/** Dispatches the browser's event of an uncaught error; the stage itself counts errors that are really uncaught. */
function uncaught(error: Error): void {
  const reason = Object.assign(new Event('unhandledrejection'), { reason: error });
  dispatchEvent(reason);
}

/** Frames of the chat: the messages they receive, and a way to report that they are ready. */
function chatFrames() {
  const messages: unknown[] = [];
  const view = { postMessage: (message: unknown) => void messages.push(message) };
  const real = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', { get: () => view, configurable: true });
  onTestFinished(() => {
    if (real !== undefined) Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', real);
  });
  return {
    messages,
    frames: () => [...document.querySelectorAll('iframe')],
    ready: () => {
      const say = (source: unknown, origin: string): void => {
        const message = new MessageEvent('message', { data: { type: 'ready' }, origin });
        Object.defineProperty(message, 'source', { value: source });
        dispatchEvent(message);
      };
      // The first messages are not from the frame, or not from its origin.
      say({}, location.origin);
      say(view, 'https://elsewhere.example');
      say(view, location.origin);
    },
  };
}
