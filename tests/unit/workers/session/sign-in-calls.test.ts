/** Sign-in and sign-out by response of the service (rule sign-in-3 to sign-in-5, sign-in-13, sign-in-15). */
import { beforeEach, describe, expect, test } from 'vitest';
import type { EngineCalls } from '../../../../src/contract/port/engine-contract.ts';
import type { Result } from '../../../../src/model/failure.ts';
import { createServices } from '../../../../workers/engine/calls/services.ts';
import { createReachability } from '../../../../workers/engine/live/reachability.ts';
import { createSessionModule, type SessionModule } from '../../../../workers/engine/session/session-module.ts';
import type { EngineEdges } from '../../../../workers/engine/edges.ts';
import { fullPauses } from '../../../support/retries.ts';
import { type CookieJar, cookieJar } from '../../../support/cookie-jar.ts';

let answers: Record<string, (request: Request) => Response>;
let asked: string[];
let jar: CookieJar;
let engine: SessionModule;

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };
const player = { hashedPlayer: 'h', playerStatus: 4, playerNo: 7, name: 'Deniz', surname: 'Ak' };
const yes = (data: unknown): Response => Response.json({ isSuccess: true, data });
const unauthorised = (): Response => Response.json({ isSuccess: false, error: { code: 401 } }, { status: 401 });
const bearer = ({ headers }: Request): string | null => headers.get('Authorization');

beforeEach(() => {
  asked = [];
  answers = {
    signIn: () => yes(tokens),
    player: () => yes(player),
    session: () => yes({ balance: 5, bonusBalance: 0, unreadMessageCount: 1 }),
    'sign-out': () => yes(null),
    'sign-out-all': () => yes(null),
  };
  jar = cookieJar();
  const area = 'https://a.test/';
  const plain = createServices({
    environment: async () => ({ ok: true, value: { services: { players: area, identity: area } } }),
    origin: 'https://tribun.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname.slice(1);
      asked.push(`${path}${request.keepalive ? ' kept alive' : ''}`);
      const answer = answers[path.startsWith('Identity') ? 'refresh' : path];
      return answer?.(request) ?? new Response('', { status: 404 });
    },
    now: () => 5,
    online: () => true,
    reach: createReachability(() => 0),
    platform: () => 'web',
    deviceId: () => 'device-1',
    onMalformed: () => undefined,
  });
  const edges = { now: () => 5, signal: new AbortController().signal } as EngineEdges;
  engine = createSessionModule(edges, plain, jar, fullPauses());
  engine.session.applyReportedTokens(null);
});

const signIn = (): Promise<Result<EngineCalls['signIn']['output']>> =>
  engine.calls.signIn({ userInfo: '05320000001', password: 'p' });
const count = (path: string): number => asked.filter((each) => each.startsWith(path)).length;

describe('a sign-in', () => {
  test('fails and is ended at the service when the browser refuses its cookies', async () => {
    jar.refuses = true;
    expect(await signIn()).toEqual({ ok: false, failure: { kind: 'cookiesRefused' } });
    expect(engine.session.state).toMatchObject({ phase: 'visitor', endedBy: null });
    expect([jar.held, engine.session.tokens]).toEqual([null, null]);
    await expect.poll(() => count('sign-out')).toBe(1);
    jar.refuses = false;
    expect(await signIn()).toMatchObject({ ok: true, value: { step: 'signedIn' } });
  });

  test('begins a session even if no tab reports its cookies', async () => {
    jar.silent = true;
    expect(await signIn()).toMatchObject({ ok: true, value: { step: 'signedIn' } });
    expect(engine.session.state.phase).toBe('member');
  });

  test.each([true, false])(
    'that requires a code returns the step, with isSuccess %s and any data',
    async (isSuccess) => {
      for (const data of [null, undefined, {}, { codeValidityDate: '9' }]) {
        answers['signIn'] = () => Response.json({ isSuccess, data, info: { code: 103, message: 'Kodu gir' } });
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect(await signIn()).toMatchObject({ ok: true, value: { step: 'deviceConfirmation' } });
      }
      answers['signIn'] = () => Response.json({ isSuccess, codeValidityDate: 9, data: null, info: { code: 100 } });
      expect(await signIn()).toEqual({ ok: true, value: { step: 'activationCode', codeValidityDate: 9 } });
      expect(engine.session.state.phase).toBe('visitor');
    },
  );

  test.each([
    [200, { isSuccess: false, error: { code: 104, message: 'Eski' } }],
    [200, { isSuccess: true, data: null, info: { code: 104, message: 'Eski' } }],
    [400, { isSuccess: false, data: {}, info: { code: 104, message: 'Eski' } }],
  ])('with an expired password is refused with 104: %i %j', async (status, body) => {
    answers['signIn'] = () => Response.json(body, { status });
    expect(await signIn()).toEqual({ ok: false, failure: { kind: 'refused', code: 104, message: 'Eski' } });
  });

  test('with an unrecognised code is refused with its message, even with tokens', async () => {
    answers['signIn'] = () => Response.json({ isSuccess: true, data: tokens, info: { code: 117, message: 'Bekle' } });
    expect(await signIn()).toEqual({ ok: false, failure: { kind: 'refused', code: 117, message: 'Bekle' } });
    expect(jar.held).toBeNull();
  });

  test.each([{ code: 0 }, { code: '0', message: '' }, { code: 0, message: 'OK' }])(
    'with the default of a numeric field as code succeeds: %j',
    async (info) => {
      answers['signIn'] = () => Response.json({ isSuccess: true, data: tokens, info });
      expect(await signIn()).toMatchObject({ ok: true, value: { step: 'signedIn' } });
    },
  );

  test.each([
    ['flags beside data', { isSuccess: true, isConfirmedSms: false, data: tokens }],
    ['flags in data', { isSuccess: true, data: { ...tokens, isConfirmedSms: 'false' } }],
    ['no envelope', { ...tokens, isConfirmedSms: 0 }],
  ])('returns its flags from any format: %s', async (_form, body) => {
    answers['signIn'] = () => Response.json(body);
    expect(await signIn()).toMatchObject({
      ok: true,
      value: { step: 'signedIn', flags: { isConfirmedSms: false, isConfirmedSendEmail: true } },
    });
  });

  test('keeps the fields that only a sign-in returns, also with unrecognised values', async () => {
    answers['signIn'] = () =>
      yes({ ...tokens, appType: '2', isCustomRetailer: true, terminalIsActive: 1, retailerScreen: 4 });
    await signIn();
    expect(engine.member.player).toMatchObject({
      isCustomRetailer: true,
      login: { appType: 2, isCustomRetailer: true, terminalIsActive: true, retailerScreen: '4' },
    });
    answers['signIn'] = () => yes({ ...tokens, appType: 9, terminalIsActive: {} });
    await signIn();
    expect(engine.member.player?.login).toMatchObject({ appType: 'unknown', terminalIsActive: false });
  });
});

test('a malformed field of the player falls back alone', async () => {
  answers['player'] = () =>
    yes({
      ...{ playerNo: '7', name: 'Deniz', playerStatus: 'Active', unreadMessageCount: 'many', email: null },
      retailer: { id: '12', status: 'Closed', province: 'İzmir' },
    });
  answers['session'] = () => yes({ balance: '12.50', bonusBalance: 0, retailer: { status: 'Active' } });
  await signIn();
  expect(engine.member.player).toMatchObject({
    playerNo: 7,
    playerStatus: 'unknown',
    surname: '',
    retailer: { id: 12, name: '', status: 'unknown', province: 'İzmir' },
  });
  expect(engine.member.balances).toEqual({ retailer: null, balance: 1_250, bonusBalance: 0 });
});

describe('the member id', () => {
  test.each<[string, object, object, string]>([
    ['the sign-in', { memberId: 'm-1' }, {}, 'm-1'],
    ['the player', {}, { memberId: 9_001 }, '9001'],
    ['the player number if both have none', {}, {}, '7'],
  ])('is taken from %s', async (_by, login, more, memberId) => {
    answers['signIn'] = () => yes({ ...tokens, ...login });
    answers['player'] = () => yes({ ...player, ...more });
    await signIn();
    expect(jar.held?.memberId).toBe(memberId);
    expect(engine.member.player?.memberId).toBe(memberId);
    // The hashed id is written to the cookies with the member id, whatever its source (rule sign-in-17).
    await expect.poll(() => jar.player).toBe('h');
  });

  test('of an existing session is written once, with the hashed id', async () => {
    jar.held = { access: 'access-1', refresh: 'refresh-1', memberId: '7' };
    const told: object[] = [];
    const { requestTokens: ask } = jar;
    jar.requestTokens = (what) => {
      if (what.type === 'player') told.push(what);
      return ask(what);
    };
    engine.session.applyReportedTokens(jar.held);
    await expect.poll(() => jar.player).toBe('h');
    await engine.calls.reloadPlayer(null);
    expect(told).toEqual([{ type: 'player', memberId: '7', hashedPlayer: 'h' }]);
    // The next session writes it again.
    jar.player = '';
    await signIn();
    await expect.poll(() => jar.player).toBe('h');
  });
});

test('an access token that expired with its cookie is refreshed before any other request', async () => {
  answers['refresh'] = () => Response.json({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  jar.held = { access: '', refresh: 'refresh-1', memberId: '7' };
  engine.session.applyReportedTokens(jar.held);
  await expect.poll(() => engine.member.player?.playerNo).toBe(7);
  expect(asked[0]).toContain('Identity/access-tokens/refresh-1/7/refresh');
  expect(jar.held).toEqual({ access: 'access-2', refresh: 'refresh-2', memberId: '7' });
});

describe('signing out', () => {
  test('reaches the service although the page is closed', async () => {
    await signIn();
    await engine.calls.signOut(null);
    expect(jar.held).toBeNull();
    await expect.poll(() => asked).toContain('sign-out kept alive');
  });

  test('is sent again with a refreshed token when the old one was refused', async () => {
    await signIn();
    const heard: (string | null)[] = [];
    answers['sign-out'] = (request) => {
      heard.push(bearer(request));
      return bearer(request) === 'Bearer access-2' ? yes(null) : unauthorised();
    };
    answers['refresh'] = () => Response.json({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    await engine.calls.signOut(null);
    await expect.poll(() => heard).toEqual(['Bearer access-1', 'Bearer access-2']);
    expect(jar.held).toBeNull();
  });

  test('of the previous player happens when another one signs in', async () => {
    await signIn();
    answers['signIn'] = () => yes({ accessToken: 'access-b', refreshToken: 'refresh-b' });
    const heard: (string | null)[] = [];
    answers['sign-out'] = (request) => {
      heard.push(bearer(request));
      return yes(null);
    };
    await signIn();
    await expect.poll(() => heard).toEqual(['Bearer access-1']);
    expect(engine.session.tokens?.access).toBe('access-b');
  });

  test('on all devices refreshes a refused token first, and then succeeds', async () => {
    await signIn();
    answers['sign-out-all'] = (request) => (bearer(request) === 'Bearer access-2' ? yes(null) : unauthorised());
    answers['refresh'] = () => Response.json({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(await engine.calls.signOutEverywhere(null)).toEqual({ ok: true, value: null });
    expect(count('sign-out-all')).toBe(2);
    expect(engine.session.state.phase).toBe('visitor');
  });

  test('on all devices fails when the refresh is refused', async () => {
    await signIn();
    answers['sign-out-all'] = unauthorised;
    answers['refresh'] = unauthorised;
    expect(await engine.calls.signOutEverywhere(null)).toEqual({ ok: false, failure: { kind: 'signedOut' } });
  });
});

describe('a refresh', () => {
  test('of the session falls back to the balances, and fails when those fail too', async () => {
    await signIn();
    expect(await engine.calls.refreshSession(null)).toEqual({ ok: true, value: null });
    answers['player-balances'] = () => yes({ balance: 5, bonusBalance: 0 });
    answers['session'] = () => Response.json({ isSuccess: false, message: 'Sonra' });
    expect(await engine.calls.refreshSession(null)).toEqual({ ok: true, value: null });
    answers['player-balances'] = () => new Response('', { status: 502 });
    expect(await engine.calls.refreshSession(null)).toMatchObject({ ok: false, failure: { message: 'Sonra' } });
    expect(await engine.calls.reloadPlayer(null)).toEqual({ ok: true, value: null });
    answers['player'] = () => new Response('', { status: 502 });
    expect(await engine.calls.reloadPlayer(null)).toMatchObject({ ok: false, failure: { kind: 'server' } });
  });
});

describe('unconfirmed tokens', () => {
  test('are not restored after a sign-out elsewhere', async () => {
    await signIn();
    jar.silent = true;
    await engine.session.replace({ access: 'access-2', refresh: 'refresh-2', memberId: '7' });
    jar.silent = false;
    jar.held = null;
    await engine.session.readCookies();
    expect(engine.session.state).toMatchObject({ phase: 'visitor', endedBy: 'elsewhere' });
    expect(jar.held).toBeNull();
  });

  test('are written when the cookies still contain the earlier ones', async () => {
    await signIn();
    jar.silent = true;
    await engine.session.replace({ access: 'access-2', refresh: 'refresh-2', memberId: '7' });
    jar.silent = false;
    await engine.session.readCookies();
    await expect.poll(() => jar.held?.access).toBe('access-2');
    expect(engine.session.state.phase).toBe('member');
  });
});

test('leaving a registration drops only the tokens from the cookies', async () => {
  await signIn();
  const held: unknown[] = [];
  const ask = jar.requestTokens;
  jar.requestTokens = (what) => {
    held.push(what.type);
    return ask(what);
  };
  await engine.calls.leaveRegistration(null);
  expect(held).toEqual(['drop']);
  expect(engine.session.state).toMatchObject({ phase: 'visitor', endedBy: null });
});
