import { describe, expect, it } from 'vitest';
import { environmentShape } from '../../../deploy/environment-shape.ts';
import { serviceAreas } from '../../../src/contract/environment.ts';
import { ENDED_EVENT, KNOWN_EVENT } from './fake-world.ts';
import { DEMO, signIn } from './member.ts';
import { serve } from './serving.ts';

describe('the stand-in services', () => {
  it('fail to start on a port in use', async () => {
    const { standIn } = await serve();
    await expect(serve({ port: standIn.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('list every service area and both hubs in environment.json', async () => {
    const { get } = await serve();
    const environment: unknown = await (await get('/environment.json')).json();
    const [error, valid] = environmentShape.validate(environment);
    expect(error).toBeUndefined();
    expect(Object.keys(valid?.services ?? {}).toSorted()).toEqual([...serviceAreas].toSorted());
    expect(valid?.services).toMatchObject({
      sportsbook: '/api',
      content: '/api/content',
      poolBetslip: '/api/poolBetslip',
    });
    expect(valid?.hubs).toEqual({ lite: '/sportsBookHubLite', score: '/sportsBookHub' });
  });

  it('wrap responses in the success envelope and forbid caching', async () => {
    const { get, world } = await serve();
    const answer = await get('/api/sportsbook/events?st=1&type=0&version=7');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ isSuccess: true, data: world.list(1, 0, 7), message: '' });
  });

  it.each([
    ['/api/sportsbook/events?st=1&type=0'],
    ['/api/sportsbook/events?st=1&type=0&version=0&more=1'],
    ['/api/sportsbook/events?st=1&type=3&version=0'],
    ['/api/sportsbook/events?st=one&type=0&version=0'],
    ['/api/sportsbook/event/12x'],
    ['/api/content/appconfig'],
  ])('respond with 400 in an envelope: %s', async (path) => {
    const { get } = await serve();
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      isSuccess: false,
      data: null,
      error: { code: 400, name: 'BadRequest' },
    });
  });

  it('validate a body against the contract', async () => {
    const { standIn } = await serve();
    const post = (body: string): Promise<Response> =>
      fetch(`${standIn.url}/api/sportsbook/markets_by_id`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
    expect((await post('[{"eventId":1,"marketId":2,"outComeNo":1}]')).status).toBe(200);
    for (const wrong of ['[{"eventId":1}]', '{}', '[', '']) {
      const answer = await post(wrong);
      expect([answer.status, (await answer.json()).isSuccess]).toEqual([400, false]);
    }
  });

  it('refuse ended and unknown events like the real service', async () => {
    const { get } = await serve();
    expect((await (await get(`/api/sportsbook/event/${KNOWN_EVENT}`)).json()).data.i).toBe(KNOWN_EVENT);
    const over = await get(`/api/sportsbook/event/${ENDED_EVENT}`);
    expect(over.status).toBe(200);
    expect(await over.json()).toEqual({
      isSuccess: false,
      data: null,
      message: null,
      error: { code: 402, name: 'EventNotNull', message: 'Şu anda oynanabilir bahis bulunmamaktadır.' },
      info: null,
      date: null,
    });
    const unknown = await (await get('/api/sportsbook/event/9')).json();
    expect(unknown.error).toMatchObject({ name: 'EventNotFound', message: 'Etkinlik bilgileri bulunamadı' });
  });

  it('store favourite leagues by account and sport for all its sessions, and require a token', async () => {
    const served = await serve();
    const { get, standIn } = served;
    const list = '/api/sportsbook/favorite-leagues?sportId=1';
    const change = (type: number, token: string): Promise<Response> =>
      fetch(`${standIn.url}/api/sportsbook/update-favorite-leagues?favoriteLeagueId=77&type=${type}&sportId=1`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
    const of = async (token: string): Promise<unknown> =>
      (await (await get(list, { authorization: `Bearer ${token}` })).json()).data;
    const ali = (await signIn(served, DEMO.active)).accessToken;
    const aliElsewhere = (await signIn(served, DEMO.active)).accessToken;
    const veli = (await signIn(served, DEMO.grayList)).accessToken;

    expect((await get(list)).status).toBe(401);
    expect((await get(list, { authorization: 'Bearer someone' })).status).toBe(401);
    expect((await get('/api/sportsbook/soccer-stream-url/1')).status).toBe(401);
    expect((await (await change(1, ali)).json()).isSuccess).toBe(true);
    expect([await of(ali), await of(aliElsewhere), await of(veli)]).toEqual([['77'], ['77'], []]);
    await change(2, aliElsewhere);
    expect(await of(ali)).toEqual([]);
    expect((await change(3, ali)).status).toBe(400);
  });

  it('respond with 404 in JSON to an unknown address or method', async () => {
    const { get, standIn } = await serve();
    const answers = [
      await get('/api/nothing'),
      await fetch(`${standIn.url}/api/sportsbook/info`, { method: 'DELETE' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ isSuccess: false, error: { code: 404 } });
    }
  });
});
