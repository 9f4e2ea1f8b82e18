import { describe, expect, it } from 'vitest';
import { KNOWN_EVENT } from './fake-world.ts';
import { conversations, hold, lifeSigns, lifeSignsOf, watchLifeSigns } from '../../support/hub-conversations.ts';
import { negotiate, negotiated } from '../../support/hub-negotiation.ts';
import { rawClient } from './raw-client.ts';
import { collect, ended, hubClient, serve } from './serving.ts';

describe('hubs, tested with the SignalR client of the product', () => {
  it('complete the handshake and deliver pushed messages unchanged, malformed ones too', async () => {
    const { standIn, control } = await serve();
    const client = hubClient(standIn, 'lite');
    const odds = collect(client, 'currentOdds');
    await client.start();
    const messages = [{ eid: 1, ev: 2, sid: 1 }, 'text', null, [7], 5];
    await control('POST', 'push', { hub: 'lite', target: 'currentOdds', messages });
    expect(await odds.next(5)).toEqual(messages);
  });

  it('are separate, and count connections and messages', async () => {
    const { standIn, control } = await serve();
    const clients = [hubClient(standIn, 'lite'), hubClient(standIn, 'lite'), hubClient(standIn, 'score')] as const;
    const lite = clients.slice(0, 2).map((client) => collect(client, 'currentEvents'));
    const score = collect(clients[2], 'currentEvents');
    await Promise.all(clients.map((client) => client.start()));
    await control('POST', 'push', { hub: 'lite', target: 'currentEvents', messages: [{ a: 1 }, { a: 2 }] });
    await Promise.all(lite.map((each) => each.next(2)));
    const stats = await (await control('GET', 'stats')).json();
    expect(stats.hubs).toEqual({
      lite: { connections: 2, total: 2, sent: 4 },
      score: { connections: 1, total: 1, sent: 0 },
    });
    expect(score.all).toEqual([]);
  });

  it.each(conversations)('respond to $name like the framework', async (conversation) => {
    const { standIn } = await serve();
    const { hears, ends } = conversation;
    expect(await hold(standIn.url, conversation)).toEqual({ hears, ...(ends === undefined ? {} : { ends }) });
  });

  it('send pings, and disconnect a client without handshake or one that falls silent after pinging', async () => {
    const { standIn } = await serve({ hubTiming: { keepAliveMs: 20, clientTimeoutMs: 300, handshakeMs: 60 } });
    const signs = await watchLifeSigns(standIn.url, 1_000);
    expect(lifeSignsOf(signs)).toEqual(lifeSigns);
    expect(signs.late.endedMs).toBeGreaterThan(50);
    expect(signs.silent.endedMs).toBeGreaterThan(280);
  });

  it('respond to plain requests and negotiation, and accept a connection id once', async () => {
    const { standIn } = await serve();
    expect(await negotiate(standIn.url)).toEqual(negotiated);
  });

  it('broadcast the messages of the simulation and of control actions', async () => {
    const { standIn, control, world } = await serve();
    const client = hubClient(standIn, 'lite');
    const events = collect(client, 'currentEvents');
    await client.start();
    await control('POST', 'simulation', { running: true, updatesPerSecond: 100 });
    await events.next(3);
    await control('POST', 'simulation', { running: false });
    expect(world.steps.every((updates) => Number.isInteger(updates) && updates > 0)).toBe(true);
    const steps = world.steps.length;
    await control('POST', `event/${KNOWN_EVENT}`, { action: 'goal', side: 'away' });
    await events.next(steps + 1);
    expect(world.actions).toEqual([{ action: 'goal', side: 'away' }]);
    expect(events.all.at(-1)).toMatchObject({ eid: KNOWN_EVENT, a: 'goal' });
  });
});

describe('hub faults', () => {
  it('drop closes every connection of the named hub only', async () => {
    const { standIn, control } = await serve();
    const lite = hubClient(standIn, 'lite');
    const score = hubClient(standIn, 'score');
    await Promise.all([lite.start(), score.start()]);
    const end = ended(lite);
    const stats = await (await control('POST', 'hubs', { action: 'drop', hub: 'lite' })).json();
    await end;
    expect(stats).toMatchObject({ lite: { connections: 0, total: 1 }, score: { connections: 1 } });
    expect(score.state).toBe('Connected');
  });

  it('refuse rejects new connections until accept', async () => {
    const { standIn, control } = await serve();
    await control('POST', 'hubs', { action: 'refuse' });
    await expect(hubClient(standIn, 'lite').start()).rejects.toThrow();
    await control('POST', 'hubs', { action: 'accept' });
    await expect(hubClient(standIn, 'lite').start()).resolves.toBeUndefined();
  });

  it('silence keeps connections open without sending anything, not even pings or handshakes, until accept', async () => {
    const { standIn, control } = await serve({ hubTiming: { keepAliveMs: 10, clientTimeoutMs: 60_000 } });
    const early = rawClient(standIn, 'lite');
    await early.received(2); // handshake and one ping
    await control('POST', 'hubs', { action: 'silence', hub: 'lite' });
    const before = early.messages.length;
    const late = rawClient(standIn, 'lite');
    await late.opened();
    await control('POST', 'push', { hub: 'lite', target: 'currentOdds', messages: [{ lost: true }] });
    await control('POST', 'hubs', { action: 'accept', hub: 'lite' });
    await late.received(1);
    await early.received(before + 1);
    expect(late.messages[0]).toEqual({});
    expect([...early.messages, ...late.messages].filter((message) => message['type'] === 1)).toEqual([]);
  });

  it('duplicate sends every message twice', async () => {
    const { standIn, control } = await serve();
    const client = hubClient(standIn, 'score');
    const scores = collect(client, 'currentScore');
    await client.start();
    await control('POST', 'hubs', { action: 'duplicate', hub: 'score' });
    await control('POST', 'push', { hub: 'score', target: 'currentScore', messages: [1, 2] });
    expect(await scores.next(4)).toEqual([1, 1, 2, 2]);
  });

  it('reorder changes the order of messages, and accept restores it', async () => {
    const { standIn, control } = await serve();
    const client = hubClient(standIn, 'lite');
    const odds = collect(client, 'currentOdds');
    await client.start();
    await control('POST', 'hubs', { action: 'reorder' });
    const messages = Array.from({ length: 20 }, (_, index) => index);
    await control('POST', 'push', { hub: 'lite', target: 'currentOdds', messages });
    const disordered = (await odds.next(20)).slice(0, 20);
    expect(disordered).not.toEqual(messages);
    expect(disordered.toSorted((a, b) => Number(a) - Number(b))).toEqual(messages);
    await control('POST', 'hubs', { action: 'accept' });
    await control('POST', 'push', { hub: 'lite', target: 'currentOdds', messages });
    expect((await odds.next(40)).slice(20)).toEqual(messages);
  });

  it('outdated closes connections with a reason and without allowing a reconnect', async () => {
    const { standIn, control } = await serve();
    const client = hubClient(standIn, 'lite');
    await client.start();
    const end = ended(client);
    const raw = rawClient(standIn, 'lite');
    await raw.received(1);
    await control('POST', 'hubs', { action: 'outdated', hub: 'lite' });
    expect((await end)?.message).toContain('outdated');
    expect((await raw.closed()).at(-1)).toEqual({
      type: 7,
      error: 'Connection closed with an error. HubException: outdated',
    });
  });
});
