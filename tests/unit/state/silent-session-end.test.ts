/**
 * Leaving a registration is silent; the next sign-out of the tab is not (rule registration-7, sign-in-14). Stored
 * player data is removed with both (rule sign-in-16).
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const view = vi.hoisted(() => ({ listeners: [] as (() => void)[], cells: new Map<string, { value: unknown }>() }));

vi.mock('../../../src/state/engine/topic-view.ts', () => ({
  topicView: () => ({
    retain: () => undefined,
    cell: (key: string) => {
      const cell = { value: undefined };
      view.cells.set(key, cell);
      return cell;
    },
  }),
}));
vi.mock('valtio/vanilla', async (original) => ({
  ...(await original<object>()),
  subscribe: (_cell: object, listener: () => void) => void view.listeners.push(listener),
}));
vi.mock('../../../src/platform/browser-storage/token-cookies.ts', () => ({
  readTokens: () => ({ access: 'a', refresh: 'r', memberId: '7' }),
  watchSessionChanges: () => undefined,
}));
vi.mock('../../../src/platform/browser-storage/stored-player.ts', () => ({
  storedPlayer: { read: () => null, write: () => true },
  wipeStoredPlayer: () => undefined,
  wipeTabNotes: () => undefined,
}));

const { SIGN_OUT_DELAY_MS, endSessionSilently, onAfterSessionEnd, onSessionEnd, currentSession, startSession } =
  await import('../../../src/state/member/session.ts');

let told: string[] = [];
onSessionEnd(() => void told.push('kept'));
onAfterSessionEnd(() => void told.push('shown'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/', search: '' });
  told = [];
  view.listeners.length = 0;
  startSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const someone = { playerNo: 7, memberId: '7', login: null };

function say(phase: 'member' | 'visitor', player: object | null = someone): void {
  const set = (key: string, value: unknown): void => {
    const cell = view.cells.get(key);
    if (cell !== undefined) cell.value = value;
  };
  set('state', { phase, generation: 1, endedBy: phase === 'visitor' ? 'player' : null });
  set('player', phase === 'member' ? (player ?? undefined) : undefined);
  for (const listener of view.listeners) listener();
}

test('a silent end of the session does not navigate', async () => {
  say('member');
  await endSessionSilently(async () => say('visitor'));
  vi.advanceTimersByTime(SIGN_OUT_DELAY_MS);
  expect([currentSession().phase, ...told]).toEqual(['visitor', 'kept']);
});

test('the sign-out after a silent end is announced, also when there was no session left to end', async () => {
  await endSessionSilently(async () => undefined);
  told = [];
  say('member');
  say('visitor');
  vi.advanceTimersByTime(SIGN_OUT_DELAY_MS);
  expect([currentSession().phase, ...told]).toEqual(['visitor', 'kept', 'shown']);
});

test('a sign-out already navigating home continues', async () => {
  say('member');
  say('visitor');
  await endSessionSilently(async () => undefined);
  vi.advanceTimersByTime(SIGN_OUT_DELAY_MS);
  expect([currentSession().phase, ...told]).toEqual(['visitor', 'kept', 'shown']);
});

test('a session that ends before its player is known removes the stored player data', () => {
  say('member', null);
  say('visitor');
  expect([currentSession().phase, ...told]).toEqual(['visitor', 'kept']);
});

test('a player whose number is added or missing is the same; one with another id is not', () => {
  say('member', { playerNo: 0, memberId: '7', login: null });
  say('member');
  say('member', { playerNo: 0, memberId: '7', login: null });
  expect([currentSession().phase, ...told]).toEqual(['member']);
  say('member', { playerNo: 0, memberId: '8', login: null });
  expect([currentSession().player?.memberId, ...told]).toEqual(['8', 'kept', 'shown']);
});
