import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Faults } from '../../../server/control/faults.ts';
import { type Served, serve } from './serving.ts';

const LIST = '/api/sportsbook/events?st=1&type=0&version=0';

/** Resolves when one list request was received and any delay for it has begun. */
async function asked({ control }: Served): Promise<void> {
  const requests = async (): Promise<Record<string, number>> => (await (await control('GET', 'stats')).json()).requests;
  while ((await requests())['GET /api/sportsbook/events'] !== 1);
}

describe('scripted faults', () => {
  it('respond with a status and a body the given number of times, then no longer', async () => {
    const { get, control, world } = await serve();
    const body = { isSuccess: false, message: 'Bakım' };
    await control('POST', 'faults', { method: 'GET', path: 'sportsbook/events', status: 503, body, times: 2 });
    for (const _ of [1, 2]) {
      const answer = await get(LIST);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toEqual(body);
    }
    expect(world.lists).toBe(0);
    expect((await get(LIST)).status).toBe(200);
  });

  it('send a text body unchanged', async () => {
    const { get, control } = await serve();
    await control('POST', 'faults', { method: 'get', path: LIST, body: '{"isSuccess":tr' });
    const answer = await get(LIST);
    expect([answer.status, await answer.text()]).toEqual([200, '{"isSuccess":tr']);
  });

  it('delay a request and then pass it on', async () => {
    const served = await serve();
    const { get, control, world } = served;
    await control('POST', 'faults', { method: 'GET', path: '/sportsbook/events', delayMs: 150, times: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answer = get(LIST);
    await asked(served);
    await vi.advanceTimersByTimeAsync(149);
    // Waits for one more round trip, so that the list request would have been handled by now.
    await control('GET', 'stats');
    expect(world.lists).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    expect(world.lists).toBe(1);
  });

  it('with drop before cut the connection without effect, with drop after once it took effect', async () => {
    const { get, control, world } = await serve();
    await control('POST', 'faults', { method: 'GET', path: 'events', drop: 'before', times: 1 });
    await expect(get(LIST)).rejects.toThrow();
    expect(world.lists).toBe(0);
    await control('POST', 'faults', { method: 'GET', path: 'events', drop: 'after', times: 1 });
    await expect(get(LIST)).rejects.toThrow();
    expect(world.lists).toBe(1);
    expect((await get(LIST)).status).toBe(200);
  });

  it('last until deleted when no number is given, and never affect control', async () => {
    const { get, control } = await serve();
    await control('POST', 'faults', { method: 'GET', path: '/environment.json', status: 500 });
    await control('POST', 'faults', { method: 'DELETE', path: 'faults', status: 500 });
    for (const _ of [1, 2, 3]) expect((await get('/environment.json')).status).toBe(500);
    expect((await control('DELETE', 'faults')).status).toBe(200);
    expect((await get('/environment.json')).status).toBe(200);
  });

  it('also apply to calls that fail by themselves', async () => {
    const { get, control } = await serve();
    await control('POST', 'faults', { method: 'GET', path: 'favorite-leagues', drop: 'after', times: 1 });
    await expect(get('/api/sportsbook/favorite-leagues?sportId=1')).rejects.toThrow();
  });

  it('do not keep the server from closing during a delay', async () => {
    const served = await serve();
    await served.control('POST', 'faults', { method: 'GET', path: 'events', delayMs: 600_000 });
    const cut = expect(served.get(LIST)).rejects.toThrow();
    await asked(served);
    await served.standIn.close();
    await cut;
  });
});

describe('matching of faults to requests', () => {
  it.each([
    ['/api/sportsbook/events', true],
    ['sportsbook/events', true],
    ['Sportsbook/EVENTS/', true],
    ['events', true],
    ['events?st=1', true],
    ['/vents', false],
    ['/', false],
    ['sportsbook', false],
    ['/x/api/sportsbook/events', false],
  ])('by the path %s', (path, met) => {
    const faults = new Faults();
    faults.add({ method: 'get', path, status: 500 });
    expect(faults.consume('GET', '/api/sportsbook/events') !== undefined).toBe(met);
    expect(faults.consume('POST', '/api/sportsbook/events')).toBeUndefined();
  });

  it('uses faults in the order they were added', () => {
    const faults = new Faults();
    faults.add({ method: 'GET', path: 'events', status: 500, times: 1 });
    faults.add({ method: 'GET', path: 'events', status: 502, times: 1 });
    const taken = [1, 2, 3].map(() => faults.consume('GET', '/api/sportsbook/events')?.status);
    expect(taken).toEqual([500, 502, undefined]);
  });
});
