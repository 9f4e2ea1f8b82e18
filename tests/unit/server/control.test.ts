import { describe, expect, it } from 'vitest';
import { ENDED_EVENT, KNOWN_EVENT } from './fake-world.ts';
import { hubClient, serve } from './serving.ts';

describe('control', () => {
  it.each([
    ['simulation', { running: 'yes' }],
    ['simulation', { updatesPerSecond: -1 }],
    ['simulation', { speed: 3 }],
    ['push', { hub: 'other', target: 'currentOdds', messages: [] }],
    ['push', { hub: 'lite', target: 'currentOdds', messages: {} }],
    ['push', undefined],
    ['hubs', { action: 'explode' }],
    ['faults', { method: 'GET', path: '/x' }],
    ['faults', { method: 'GET', path: '/x', drop: 'during' }],
    ['faults', { method: 'GET', path: '/x', status: 99 }],
    ['faults', { method: 'GET', path: '/x', status: 500, times: 0 }],
    [`event/${KNOWN_EVENT}`, { action: 'explode' }],
    [`event/${KNOWN_EVENT}`, { action: 'goal', side: 'middle' }],
    [`event/${KNOWN_EVENT}`, { action: 'suspend', status: 1 }],
    [`event/${KNOWN_EVENT}`, undefined],
    ['event/abc', { action: 'goal' }],
    ['tokens', { accessTtlSeconds: -1 }],
    ['tokens', { ttl: 5 }],
    ['players', { status: 9 }],
    ['players', { phoneNumber: '555' }],
    ['players', { retailer: 'Open' }],
    ['messages', {}],
    ['messages', { playerNo: 1, kind: 'letter' }],
  ])('responds with 400 and a reason: %s %j', async (path, body) => {
    const { control, world } = await serve();
    const answer = await control('POST', path, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/.{10}/) });
    expect(world.actions).toEqual([]);
  });

  it('responds with 400 to a body that is not JSON', async () => {
    const { standIn } = await serve();
    const answer = await fetch(`${standIn.url}/__control/push`, {
      method: 'POST',
      body: '{"hub"',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('message');
  });

  it('returns the true state of an event without an envelope', async () => {
    const { control, world } = await serve();
    const truth = await control('GET', `truth/event/${KNOWN_EVENT}`);
    expect(await truth.json()).toEqual(world.event(KNOWN_EVENT));
    expect((await control('GET', `truth/event/${ENDED_EVENT}`)).status).toBe(410);
    expect((await control('GET', 'truth/event/9')).status).toBe(404);
    expect((await control('POST', 'event/9', { action: 'finish' })).status).toBe(404);
  });

  it('returns the current pace of the simulation', async () => {
    const { control } = await serve({ updatesPerSecond: 5 });
    const paced = await control('POST', 'simulation', { updatesPerSecond: 250 });
    expect(await paced.json()).toEqual({ running: true, updatesPerSecond: 250 });
    const stopped = await control('POST', 'simulation', { running: false });
    expect(await stopped.json()).toEqual({ running: false, updatesPerSecond: 250 });
  });

  it('counts requests by method and path, except its own', async () => {
    const { control, get } = await serve();
    await get('/api/sportsbook/info?a=1');
    await get('/api/sportsbook/info');
    const stats = await (await control('GET', 'stats')).json();
    expect(stats.requests).toEqual({ 'GET /api/sportsbook/info': 2 });
  });

  it('responds with 404 to an unknown path', async () => {
    const { control } = await serve();
    expect((await control('GET', 'elsewhere')).status).toBe(404);
  });

  it('restores the initial state on reset', async () => {
    const { control, get, standIn, world } = await serve();
    await control('POST', 'faults', { method: 'GET', path: 'info', status: 500 });
    await get('/api/sportsbook/info');
    await control('POST', 'simulation', { running: true, updatesPerSecond: 0 });
    await hubClient(standIn, 'score').start();
    await control('POST', 'hubs', { action: 'refuse' });

    expect((await control('POST', 'reset')).status).toBe(200);

    expect(world.resets).toBe(1);
    const nobody = { connections: 0, total: 0, sent: 0 };
    const stats = await (await control('GET', 'stats')).json();
    expect(stats).toMatchObject({ hubs: { lite: nobody, score: nobody }, requests: {} });
    expect((await get('/api/sportsbook/info')).status).toBe(200);
    expect(await (await control('POST', 'simulation', {})).json()).toEqual({ running: false, updatesPerSecond: 0 });
    await expect(hubClient(standIn, 'lite').start()).resolves.toBeUndefined();
  });
});
