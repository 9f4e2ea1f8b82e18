/** Leaving a registration is quiet; the next sign-out of the tab is not (rule registration-7, sign-in-14). */
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
vi.mock('../../../src/platform/kept/token-cookies.ts', () => ({
  readTokens: () => ({ access: 'a', refresh: 'r', memberId: '7' }),
  watchSession: () => undefined,
}));
vi.mock('../../../src/platform/kept/stored-player.ts', () => ({
  readStoredPlayer: () => null,
  writeStoredPlayer: () => undefined,
  wipeStoredPlayer: () => undefined,
  wipeTabNotes: () => undefined,
}));

const { SIGN_OUT_MS, endQuietly, onSessionEnd, sessionNow, startSession } =
  await import('../../../src/state/member/session.ts');

let ends = 0;
onSessionEnd(() => void (ends += 1));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/', search: '' });
  ends = 0;
  view.listeners.length = 0;
  startSession();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function say(phase: 'member' | 'visitor'): void {
  const set = (key: string, value: unknown): void => {
    const cell = view.cells.get(key);
    if (cell !== undefined) cell.value = value;
  };
  set('state', { phase, generation: 1, endedBy: phase === 'visitor' ? 'player' : null });
  set('player', phase === 'member' ? { playerNo: 7, memberId: '7', login: null } : undefined);
  for (const listener of view.listeners) listener();
}

test('a quiet end leads nowhere', async () => {
  say('member');
  await endQuietly(async () => say('visitor'));
  vi.advanceTimersByTime(SIGN_OUT_MS);
  expect([sessionNow().phase, ends]).toEqual(['visitor', 0]);
});

test('and the sign-out after it is told, also when there was nothing left to end', async () => {
  await endQuietly(async () => undefined);
  say('member');
  say('visitor');
  vi.advanceTimersByTime(SIGN_OUT_MS);
  expect([sessionNow().phase, ends]).toEqual(['visitor', 1]);
});

test('a sign-out on its way home goes on', async () => {
  say('member');
  say('visitor');
  await endQuietly(async () => undefined);
  vi.advanceTimersByTime(SIGN_OUT_MS);
  expect([sessionNow().phase, ends]).toEqual(['visitor', 1]);
});
