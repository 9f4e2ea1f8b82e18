/** Rotation and expiry of tokens, sign-out and reset (rule sign-in-18). */
import { describe, expect, it } from 'vitest';
import { identityCalls } from '../../../src/contract/services/identity-calls.ts';
import { passwordsCalls } from '../../../src/contract/services/passwords-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import { DEMO, PASSWORD, ask, signIn } from './member.ts';
import { type Served, clocked, serve } from './serving.ts';

const MINUTE = 60_000;

const attempt = (server: Served, userInfo: string, password = PASSWORD) =>
  ask(server, identityCalls.signIn, { body: { userInfo, password } });

describe('tokens', () => {
  const refresh = (server: Served, token: string, memberId: string) =>
    ask(server, identityCalls.refreshTokens, { parameters: { refresh: token, memberId } });
  const memberId = async (server: Served, token: string): Promise<string> =>
    String((await ask(server, playersCalls.getPlayer, { token })).data.playerNo);

  it.each([undefined, 'nobody'])(
    'without a valid one a call is answered with 401 in an envelope: %s',
    async (token) => {
      const server = await serve();
      const { status, envelope, code } = await ask(
        server,
        playersCalls.getSession,
        token === undefined ? {} : { token },
      );
      expect([status, envelope.isSuccess, code]).toEqual([401, false, 401]);
    },
  );

  it('are replaced by a refresh, and the old refresh token is refused after a minute', async () => {
    const server = await clocked();
    const old = await signIn(server, DEMO.active);
    const id = await memberId(server, old.accessToken);
    const { data } = await refresh(server, old.refreshToken, id);
    expect((await ask(server, playersCalls.getSession, { token: data.accessToken })).status).toBe(200);
    expect((await ask(server, playersCalls.getSession, { token: old.accessToken })).status).toBe(401);
    server.pass(61_000);
    const again = await refresh(server, old.refreshToken, id);
    expect([again.status, again.envelope.isSuccess]).toEqual([401, false]);
    // The new tokens stay valid.
    expect((await refresh(server, data.refreshToken, id)).status).toBe(200);
    expect((await (await server.control('GET', 'stats')).json()).refreshes).toBe(3);
  });

  it('are refreshed once more when the response was lost, and only the newest pair stays valid', async () => {
    const server = await serve();
    const old = await signIn(server, DEMO.active);
    const id = await memberId(server, old.accessToken);
    const lost = await refresh(server, old.refreshToken, id);
    const { data } = await refresh(server, old.refreshToken, id);
    expect((await ask(server, playersCalls.getSession, { token: lost.data.accessToken })).status).toBe(401);
    expect((await ask(server, playersCalls.getSession, { token: data.accessToken })).status).toBe(200);
  });

  it('are refreshed only with the number of the member they belong to', async () => {
    const server = await serve();
    const { accessToken, refreshToken } = await signIn(server, DEMO.active);
    const other = await memberId(server, (await signIn(server, DEMO.grayList)).accessToken);
    expect((await refresh(server, refreshToken, other)).status).toBe(401);
    expect((await refresh(server, refreshToken, await memberId(server, accessToken))).status).toBe(200);
  });

  it('expire after 15 minutes (access) and 7 days (refresh)', async () => {
    const server = await clocked();
    const first = await signIn(server, DEMO.active);
    const id = await memberId(server, first.accessToken);
    server.pass(15 * MINUTE - 1);
    expect((await ask(server, playersCalls.getSession, { token: first.accessToken })).status).toBe(200);
    server.pass(1);
    expect((await ask(server, playersCalls.getSession, { token: first.accessToken })).status).toBe(401);
    const { data } = await refresh(server, first.refreshToken, id);
    server.pass(7 * 24 * 60 * MINUTE);
    expect((await refresh(server, data.refreshToken, id)).status).toBe(401);
  });

  it('issued before and after are shortened by control', async () => {
    const server = await clocked();
    const before = await signIn(server, DEMO.active);
    await server.control('POST', 'tokens', { accessTtlSeconds: 0 });
    await server.control('POST', 'tokens', { accessTtlSeconds: 60 });
    expect((await ask(server, playersCalls.getSession, { token: before.accessToken })).status).toBe(401);
    const after = await signIn(server, DEMO.active);
    server.pass(59_000);
    expect((await ask(server, playersCalls.getSession, { token: after.accessToken })).status).toBe(200);
    server.pass(1_000);
    expect((await ask(server, playersCalls.getSession, { token: after.accessToken })).status).toBe(401);
  });

  it('do not appear in the statistics', async () => {
    const server = await serve();
    const { accessToken, refreshToken } = await signIn(server, DEMO.active);
    await refresh(server, refreshToken, await memberId(server, accessToken));
    const stats = await (await server.control('GET', 'stats')).text();
    expect(stats).not.toContain(refreshToken);
    expect(stats).toContain('access-tokens/:refresh/:memberId/refresh');
  });
});

describe('sign-out', () => {
  it('ends this session, or all sessions of the player and of nobody else', async () => {
    const server = await serve();
    const [here, there, elsewhere] = await Promise.all([1, 2, 3].map(() => signIn(server, DEMO.active)));
    const other = await signIn(server, DEMO.grayList);
    const alive = async (): Promise<number[]> =>
      Promise.all(
        [here, there, elsewhere, other].map(
          async (tokens) => (await ask(server, playersCalls.getSession, { token: tokens?.accessToken ?? '' })).status,
        ),
      );
    await ask(server, identityCalls.signOut, { token: here?.accessToken ?? '', body: {} });
    expect(await alive()).toEqual([401, 200, 200, 200]);
    await ask(server, identityCalls.signOutAll, { token: there?.accessToken ?? '', body: {} });
    expect(await alive()).toEqual([401, 401, 401, 200]);
  });
});

describe('reset', () => {
  it('restores the demo accounts and deletes sessions, codes and created members', async () => {
    const server = await serve();
    const { accessToken } = await signIn(server, DEMO.active);
    await ask(server, passwordsCalls.changePassword, {
      token: accessToken,
      body: { oldPassword: PASSWORD, newPassword: 'Baska1234' },
    });
    const made = await (await server.control('POST', 'players', { password: 'Gecici123' })).json();
    await attempt(server, DEMO.activation);
    await server.control('POST', 'reset');
    expect((await ask(server, playersCalls.getSession, { token: accessToken })).status).toBe(401);
    expect((await attempt(server, made.userInfo, 'Gecici123')).envelope.isSuccess).toBe(false);
    expect(await (await server.control('GET', 'outbox')).json()).toEqual([]);
    expect((await (await server.control('GET', 'stats')).json()).refreshes).toBe(0);
    await signIn(server, DEMO.active);
    expect((await attempt(server, DEMO.activation)).code).toBe(100);
  });
});
