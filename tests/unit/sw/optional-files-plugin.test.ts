/** Files that may be missing from an install, and storing of responses whatever their Vary header. */
import { expect, test } from 'vitest';
import { optionalFilesPlugin, withoutVary } from '../../../sw/shell/precache-plugins.ts';

const gone = new TypeError('Failed to fetch');

/** For each file in this order, true when the install continues without it. */
async function goesOn(paths: readonly string[], error: Error = gone, type = 'install'): Promise<boolean[]> {
  const { handlerDidError } = optionalFilesPlugin();
  const answers: boolean[] = [];
  for (const path of paths) {
    const request = new Request(new URL(path, 'https://tribun.test'));
    const event = new Event(type) as never;
    answers.push((await handlerDidError?.({ error, event, request })) !== undefined);
  }
  return answers;
}

test('an install continues without a few files and fails when many are missing', async () => {
  expect(
    await goesOn(['/assets/a-1.js', '/assets/b-1.css', '/assets/a-1.js', '/favicon.svg', '/assets/d-1.js']),
  ).toEqual([...[true, true, true, true], false]);
});

test('an install fails without a file that every page needs to start', async () => {
  const needed = [
    '/index.html',
    '/assets/index-1.js',
    '/assets/index-1.css',
    '/assets/early-1.js',
    '/assets/engine-core-1.js',
  ];
  expect(await goesOn([...needed, '/assets/engine.shared-1.js'])).toEqual(Array(6).fill(false));
});

test('a full storage fails the install, and a page requesting a missing file gets no empty response', async () => {
  expect(await goesOn(['/assets/a-1.js'], new DOMException('full', 'QuotaExceededError'))).toEqual([false]);
  expect(await goesOn(['/assets/a-1.js'], gone, 'fetch')).toEqual([false]);
});

test('a response is stored without its Vary header and with all others', async () => {
  const headers = { Vary: '*', 'Content-Type': 'text/javascript' };
  const stored = withoutVary(new Response('code', { headers }));
  expect([stored.headers.get('Vary'), stored.headers.get('Content-Type'), await stored.text()]).toEqual([
    null,
    'text/javascript',
    'code',
  ]);
});
