/** Two engines over the same cookies (session-2): what one of them learns of a session does not end it in the other. */
import { beforeEach, expect, test } from 'vitest';
import { type Session, createSession } from '../../../../workers/engine/session/session.ts';
import { type CookieJar, cookieJar, tokensOf } from '../../../support/cookie-jar.ts';

let jar: CookieJar;
let session: Session;
/** What the tab of this engine is told of cookies another engine wrote. */
const writes = async (held: CookieJar['held']): Promise<void> => {
  jar.held = held;
  await session.look();
};

beforeEach(() => {
  jar = cookieJar(tokensOf('1', ''));
  session = createSession({ holders: jar, announce: () => undefined });
  session.told(jar.held);
});

test('the member id the other one found is filled in', async () => {
  const { lifetime } = session;
  await writes(tokensOf('1', '7'));
  expect(session.tokens).toEqual(tokensOf('1', '7'));
  expect(session.state).toEqual({ phase: 'member', generation: 1, endedBy: null });
  expect(lifetime.aborted).toBe(false);
});

test('the member id this one found stays', async () => {
  await session.replace(tokensOf('1', '7'));
  await writes(tokensOf('1', ''));
  expect(session.tokens).toEqual(tokensOf('1', '7'));
  expect(session.state.generation).toBe(1);
});

test('tokens the other one renewed for the same member are taken', async () => {
  await session.replace(tokensOf('1', '7'));
  await writes(tokensOf('2', '7'));
  expect(session.tokens).toEqual(tokensOf('2', '7'));
  expect(session.state.generation).toBe(1);
});

test.each([
  ['nobody knows whose either is', '', ''],
  ['nobody knows whose these were', '', '9'],
  ['nobody knows whose those are', '7', ''],
  ['they are another member’s', '7', '9'],
])('other tokens are another session when %s', async (_when, mine, theirs) => {
  if (mine !== '') await session.replace(tokensOf('1', mine));
  const { lifetime } = session;
  await writes(tokensOf('2', theirs));
  expect(lifetime.aborted).toBe(true);
  expect(session.tokens).toEqual(tokensOf('2', theirs));
  expect(session.state.generation).toBe(3);
});
