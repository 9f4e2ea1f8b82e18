// @vitest-environment happy-dom
/** Errors a tab reports, and how often (rules report-1, report-3). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorReporter } from '../../../../src/platform/reports/error-reporter.ts';

let sent: string[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string | Uint8Array<ArrayBuffer> }) => {
    const envelope = typeof body === 'string' ? body : new TextDecoder().decode(body);
    sent.push(messageOf(envelope));
    return new Response('{}');
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const messageOf = (envelope: string): string =>
  (JSON.parse(envelope.split('\n')[2] ?? '') as { exception: { values: { value: string }[] } }).exception.values[0]
    ?.value ?? '';

const newReporter = () => createErrorReporter({ dsn: 'https://key@reports.example/1', tunnel: '/reports' }, 'build');

const typeError = (message: string) => ({ realm: 'tab', name: 'TypeError', message, stack: '' }) as const;

/** A report that is sent last: reports are sent in order, so once it has arrived none is in flight. */
const LAST = { realm: 'tab', name: 'Error', message: 'the last one', stack: '' } as const;

test.each([
  'Failed to fetch',
  'Failed to fetch (tribun.example)',
  'network error',
  'Failed to fetch dynamically imported module: https://tribun.example/assets/home-1a2b.js',
  "Failed to register a ServiceWorker for scope ('https://tribun.example/') with script ('https://tribun.example/service-worker.js'): An unknown error occurred when fetching the script.",
  'NetworkError when attempting to fetch resource.',
  'Error in input stream',
  'error loading dynamically imported module: https://tribun.example/assets/home-1a2b.js',
  'Load failed',
  'Load failed (tribun.example)',
  'Importing a module script failed.',
  'Script https://tribun.example/service-worker.js load failed',
  'The network connection was lost.',
  'The Internet connection appears to be offline.',
])('a TypeError of a failed request is not reported: %s', async (message) => {
  const report = newReporter();
  report(typeError(message));
  report(LAST);
  await expect.poll(() => sent).toEqual([LAST.message]);
});

test.each([
  "Cannot read properties of undefined (reading 'odds')",
  'undefined is not an object (evaluating "match.odds")',
  'match.odds is undefined',
  'match.loadFailed is not a function',
  "Failed to construct 'URL': Invalid URL",
  "'text/html' is not a valid JavaScript MIME type.",
])('a TypeError of the code is reported: %s', async (message) => {
  newReporter()(typeError(message));
  await expect.poll(() => sent).toEqual([message]);
});

test('a TypeError with an unknown message counts as a failed request while offline, other errors do not', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const report = newReporter();
  report(typeError('İnternet bağlantısı çevrimdışı görünüyor.'));
  report(LAST);
  await expect.poll(() => sent).toEqual([LAST.message]);
});

test('a repeated error is reported once, and a visit reports at most 20', async () => {
  const report = newReporter();
  const errors = Array.from({ length: 30 }, (_, index) => typeError(`${index} is not iterable`));
  for (const error of errors) {
    report(error);
    report(error);
  }
  await expect.poll(() => sent).toEqual(errors.slice(0, 20).map(({ message }) => message));
});

test('the same message is reported for each realm', async () => {
  const report = newReporter();
  report({ ...typeError('x is not a function'), realm: 'engine' });
  report(typeError('x is not a function'));
  await expect.poll(() => sent).toHaveLength(2);
});
