/** The shell is served to navigations of a tab; navigations of a frame go to the network. */
import { NavigationRoute, type Route } from 'workbox-routing';
import { expect, test } from 'vitest';
import { withoutFrames } from '../../../sw/shell/without-frames.ts';

const answers = (route: Route, destination: RequestDestination): boolean => {
  const url = new URL('https://tribun.example/sohbet');
  // A navigation request cannot be constructed by code.
  const request = { mode: 'navigate', destination, url: url.href } as Request;
  return Boolean(route.match({ url, request, sameOrigin: true, event: undefined as never }));
};

test.each<[RequestDestination, boolean]>([
  ['document', true],
  ['iframe', false],
  ['frame', false],
  ['embed', false],
  ['object', false],
])('the shell is served to a navigation of destination %s: %j', (destination, answered) => {
  const page = new NavigationRoute(async () => new Response('the shell'));
  expect(answers(page, destination)).toBe(true);
  expect(answers(withoutFrames(page), destination)).toBe(answered);
});

test('the match result of the wrapped route is passed on', () => {
  const found = { cacheKey: '/index.html?1' };
  const route = withoutFrames({
    match: () => found,
    handler: { handle: async () => new Response() },
    method: 'GET',
  } as never);
  const url = new URL('https://tribun.example/');
  const request = { destination: 'document' } as Request;
  expect(route.match({ url, request, sameOrigin: true, event: undefined as never })).toBe(found);
});
