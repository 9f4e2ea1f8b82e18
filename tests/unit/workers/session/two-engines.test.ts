/** Two engines with the same cookies (session-2): a change of the session by one does not end it in the other. */
import { beforeEach, expect, test } from 'vitest';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { type CookieJar, cookieJar, tokensOf } from '../../../support/cookie-jar.ts';

let jar: CookieJar;
let session: Session;
/** Changes the cookies like another engine and makes this engine check them. */
const writes = async (held: CookieJar['held']): Promise<void> => {
  jar.held = held;
  await session.readCookies();
};

beforeEach(() => {
  jar = cookieJar(tokensOf('1', ''));
  session = createSession({ holders: jar, notifyOtherEngines: () => undefined });
  session.applyReportedTokens(jar.held);
});

test('a member id written by the other engine is adopted', async () => {
  const { lifetime } = session;
  await writes(tokensOf('1', '7'));
  expect(session.tokens).toEqual(tokensOf('1', '7'));
  expect(session.state).toEqual({ phase: 'member', generation: 1, endedBy: null });
  expect(lifetime.aborted).toBe(false);
});

test('a member id found by this engine is kept', async () => {
  await session.replace(tokensOf('1', '7'));
  await writes(tokensOf('1', ''));
  expect(session.tokens).toEqual(tokensOf('1', '7'));
  expect(session.state.generation).toBe(1);
});

test('tokens refreshed by the other engine for the same member are adopted', async () => {
  await session.replace(tokensOf('1', '7'));
  await writes(tokensOf('2', '7'));
  expect(session.tokens).toEqual(tokensOf('2', '7'));
  expect(session.state.generation).toBe(1);
});

test.each([
  ['both member ids are unknown', '', ''],
  ['the earlier member id is unknown', '', '9'],
  ['the new member id is unknown', '7', ''],
  ['the member ids differ', '7', '9'],
])('other tokens begin another session when %s', async (_when, mine, theirs) => {
  if (mine !== '') await session.replace(tokensOf('1', mine));
  const { lifetime } = session;
  await writes(tokensOf('2', theirs));
  expect(lifetime.aborted).toBe(true);
  expect(session.tokens).toEqual(tokensOf('2', theirs));
  expect(session.state.generation).toBe(3);
});
