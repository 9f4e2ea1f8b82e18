/** Favourites are written with the tokens of their own member, whoever signs in meanwhile. */
import { expect, test } from 'vitest';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { createMemberFavourites } from '../../../../workers/engine/favourites/member-favourites.ts';
import { createSession } from '../../../../workers/engine/session/session.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import { cookieJar, tokensOf } from '../../../support/cookie-jar.ts';

test('a write waiting for its queue slot is not sent when another player signs in', async () => {
  const jar = cookieJar(tokensOf('of A', '7'));
  const session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(jar.held);
  const written: unknown[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const services = {
    request: async ({ name }: { name: string }, { query }: { query: Record<string, string> }) => {
      if (name !== sportsbookCalls.updateFavouriteLeagues.name) return { ok: true, value: { data: [] } };
      written.push([session.tokens?.access, query['favoriteLeagueId']]);
      await answered;
      return { ok: true, value: { data: null } };
    },
  } as unknown as Services;
  const favourites = createMemberFavourites(services, session, new AbortController().signal);

  const first = favourites.set({ sportId: 1, competitionId: 10 }, true);
  const second = favourites.set({ sportId: 1, competitionId: 20 }, true);
  jar.held = tokensOf('of B', '8');
  await session.readCookies();
  answer();
  await first;
  expect(await second).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  expect(written).toEqual([['access-of A', '10']]);
  expect(favourites.leagues).toEqual([]);

  expect(await favourites.set({ sportId: 1, competitionId: 30 }, true)).toEqual({ ok: true, value: null });
  expect(written.at(-1)).toEqual(['access-of B', '30']);
});
