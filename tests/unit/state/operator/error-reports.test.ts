/** The tab that reports an error (rule report-1), in browsers with locks and without. */
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { UncaughtError } from '../../../../src/contract/uncaught-errors.ts';
import { ERROR_CHANNEL } from '../../../../src/contract/names.ts';
import { refusingLocks, webLocks } from '../../../support/web-locks.ts';

const reported: UncaughtError[] = [];
vi.mock('../../../../src/platform/reports/error-reporter.ts', () => ({
  createErrorReporter: () => (breakage: UncaughtError) => void reported.push(breakage),
}));

const { uncaughtErrorHandler, earlyErrors } = await import('../../../../src/state/operator/early-errors.ts');
const { startErrorReports } = await import('../../../../src/state/operator/error-reports.ts');

let life = new AbortController();
const engine = new BroadcastChannel(ERROR_CHANNEL);
afterAll(() => engine.close());

afterEach(() => {
  life.abort();
  life = new AbortController();
  reported.length = 0;
  vi.unstubAllGlobals();
});

function startTab(locks: LockManager | undefined, environment: unknown = null): void {
  vi.stubGlobal('navigator', { locks });
  startErrorReports({ dsn: '', tunnel: '' }, environment, life.signal);
}

const tellOfEngine = (message: string): void =>
  engine.postMessage({ realm: 'engine', name: 'SyntaxError', message, stack: '' });

const words = (): string[] => reported.map(({ message }) => message);

test('a single tab reports an error of the engine', async () => {
  const locks = webLocks();
  startTab(locks);
  startTab(locks);
  tellOfEngine('in the engine');
  await expect.poll(words).toEqual(['in the engine']);
});

test('a single tab reports unreadable addresses of the environment', async () => {
  const locks = webLocks();
  const environment = { services: { pool: 'http://', players: '/api/players', inbox: null }, hubs: { lite: 7 } };
  startTab(locks, environment);
  startTab(locks, environment);
  await expect.poll(words).toEqual(['/environment.json: no readable address in services.pool, hubs.lite']);
});

test.each([
  ['has no locks', () => undefined],
  ['refuses its locks', () => refusingLocks().locks],
])('a tab of a browser that %s still reports its own errors', async (_, locks) => {
  earlyErrors.push(new RangeError('early'));
  startTab(locks());
  uncaughtErrorHandler.report(new RangeError('in the tab'));
  await Promise.resolve();
  expect(words()).toEqual(['early', 'in the tab']);
});
