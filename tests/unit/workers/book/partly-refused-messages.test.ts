/** Hub messages prevail over responses that lag behind, and are applied even when they are incomplete. */
import { describe, expect, test } from 'vitest';
import type { WireEvent } from '../../../../src/contract/services/wire/event-wire.ts';
import { drivenEngine, odd, row, settle, watchList } from '../../../support/driven-engine.ts';
import type { Market } from '../../../../src/model/event.ts';
import { type Answers, FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();

/** Odds of the market only: its version rises, that of the event does not. */
const odds = (v: number, o: number, rest: object[] = []): object => ({
  eid: 1,
  ev: 10,
  sid: 1,
  m: [{ i: 100, v, o: [{ n: 1, o, wo: o }] }, ...rest],
});

function priced(version: number, price: number) {
  const event = wireEvent();
  Object.assign(event.m[0] ?? {}, { v: version });
  if (event.m[0]?.o[0] !== undefined) event.m[0].o[0].odd = price;
  return event;
}

const status = (tab: FakeTab): number | undefined => row(tab)?.columns[0]?.outcomes[0]?.status;

/** Holds a response until `open` is called. */
function gate(): { wait: (answer: () => unknown) => Promise<unknown>; open: () => void } {
  let open = (): void => undefined;
  return {
    wait: (answer) => new Promise((resolve) => (open = () => resolve(answer()))),
    open: () => open(),
  };
}

test('a message with a refused part makes its event load again, and its other parts are applied', async () => {
  const tab = stage.start((path) => {
    if (path === 'sportsbook/events') return wireList([priced(5, 1.85)]);
    return path === 'sportsbook/event/1' ? priced(21, 4.4) : undefined;
  });
  watchList(tab);
  await settle();
  stage.fake.hub('lite').push('currentOdds', odds(20, 3.9));
  const other = { i: 101, k: '2_89', v: 7, o: [{ n: 1, na: 'Var', o: 1.6 }] };
  stage.fake.hub('lite').push('currentOdds', odds(15, 3.1, [other]));
  await settle(100);
  expect(odd(tab)).toBe(390);
  const stats = await stage.fake.engine.call('stats', null);
  expect(stats.ok && stats.value.stale).toBe(1);
  await settle(600);
  expect(stage.fake.requests.some((request) => request.includes('sportsbook/event/1'))).toBe(true);
  expect(odd(tab)).toBe(440);
});

describe('a response that lags behind the hub', () => {
  /** Serves the list from an outdated cache, without the changes of the hub. */
  function lagging(others: Answers = () => undefined): { tab: FakeTab; answerWith: (event: WireEvent) => void } {
    let event = priced(5, 1.85);
    const tab = stage.start((path, ...rest) =>
      path === 'sportsbook/events' ? wireList([event]) : others(path, ...rest),
    );
    watchList(tab);
    return { tab, answerWith: (next) => (event = next) };
  }

  test('does not roll back an odd', async () => {
    const { tab } = lagging();
    await settle();
    stage.fake.hub('lite').push('currentOdds', odds(20, 3.9));
    await settle();
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(odd(tab)).toBe(390);
  });

  test('does not roll back fields of the event or a removed market', async () => {
    const { tab } = lagging();
    await settle();
    stage.fake.hub('lite').push('currentEvents', { eid: 1, ev: 12, sid: 1, mb: 4, m: [{ i: 100, a: 'r', v: 20 }] });
    await settle();
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect([row(tab)?.minBets, row(tab)?.columns[0]]).toEqual([4, null]);
  });

  test('does not roll back a market removed with a higher market version and the same event version', async () => {
    const { tab } = lagging();
    await settle();
    stage.fake.hub('lite').push('currentOdds', { eid: 1, ev: 10, sid: 1, m: [{ i: 100, s: 0, v: 20 }] });
    await settle();
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(row(tab)?.columns[0]).toBeNull();
  });

  test('does not reopen an outcome closed by the hub, in list or match page, until its market has a later version', async () => {
    const { tab, answerWith } = lagging((path) => (path === 'sportsbook/event/1' ? priced(6, 1.85) : undefined));
    const closed = { eid: 1, ev: 10, sid: 1, m: [{ i: 100, v: 6, o: [{ n: 1, c: 0 }] }] };
    await settle();
    stage.fake.hub('lite').push('currentOdds', closed);
    await settle();
    expect(status(tab)).toBe(0);
    answerWith(priced(6, 1.85));
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(status(tab)).toBe(0);
    const match = new FakeTab(stage.fake.engine, 'match');
    match.watch({ kind: 'event', eventId: 1, sportId: 1 });
    await settle();
    expect(match.value<Market>('market:100')?.outcomes.map((outcome) => outcome.status)).toEqual([0, 1, 1]);
    answerWith(priced(7, 1.85));
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(status(tab)).toBe(1);
  });

  test('replaces the state of the hub once it has caught up', async () => {
    const { tab, answerWith } = lagging();
    await settle();
    stage.fake.hub('lite').push('currentOdds', odds(20, 3.9));
    answerWith(priced(20, 3.95));
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    expect(odd(tab)).toBe(395);
  });

  test('has messages received meanwhile applied on top of it, and is accepted', async () => {
    const { wait, open } = gate();
    let slow = false;
    const answer = () => wireList([priced(20, 2.2)]);
    const tab = stage.start((path) => {
      if (path !== 'sportsbook/events') return undefined;
      return slow ? wait(answer) : wireList([priced(5, 1.85)]);
    });
    watchList(tab);
    await settle();
    slow = true;
    tab.send({ type: 'retry', watch: 1 });
    await settle();
    // A message for another outcome: the odd of the first one is only in the response.
    stage.fake
      .hub('lite')
      .push('currentOdds', { eid: 1, ev: 10, sid: 1, m: [{ i: 100, v: 25, o: [{ n: 2, o: 3.6 }] }] });
    open();
    await settle();
    expect(
      row(tab)
        ?.columns[0]?.outcomes.slice(0, 2)
        .map((outcome) => outcome.odd),
    ).toEqual([220, 360]);
  });

  test('is accepted after a reconnect, because earlier messages came from another connection', async () => {
    const { tab, answerWith } = lagging();
    await settle();
    stage.fake.hub('lite').push('currentOdds', odds(20, 3.9));
    await settle();
    answerWith({ ...priced(1, 1.5), v: 2 });
    stage.fake.hub('lite').reconnecting();
    stage.fake.hub('lite').reconnected();
    await settle();
    expect(odd(tab)).toBe(150);
  });
});

describe('an incomplete message', () => {
  const list = (): FakeTab => {
    const tab = stage.start((path) => (path === 'sportsbook/events' ? wireList([priced(5, 1.85)]) : undefined));
    watchList(tab);
    return tab;
  };

  test('with odds but without sport and version is applied if its event is known', async () => {
    const tab = list();
    await settle();
    stage.fake.hub('lite').push('currentOdds', { eid: 1, m: [{ i: 100, v: 6, o: [{ n: 1, o: 2.5 }] }] });
    stage.fake.hub('lite').push('currentOdds', { eid: 77, m: [{ i: 100, v: 6, o: [{ n: 1, o: 2.5 }] }] });
    await settle();
    expect(odd(tab)).toBe(250);
    const stats = await stage.fake.engine.call('stats', null);
    expect(stats.ok && stats.value.malformed).toBe(0);
  });

  test('with a score but without a sport is applied too', async () => {
    const tab = list();
    await settle();
    stage.fake.hub('score').push('currentScore', { id: 1, t: 5, s: 2, ht: { r: 1 } });
    await settle();
    expect(row(tab)?.score?.home.regular).toBe(1);
  });

  test('is applied after a load in flight', async () => {
    const { wait, open } = gate();
    const tab = stage.start((path) =>
      path === 'sportsbook/events' ? wait(() => wireList([priced(5, 1.85)])) : undefined,
    );
    watchList(tab);
    await settle();
    stage.fake.hub('lite').push('currentOdds', { eid: 1, m: [{ i: 100, v: 6, o: [{ n: 1, o: 2.5 }] }] });
    open();
    await settle();
    expect(odd(tab)).toBe(250);
  });

  test('for an unknown target is counted and ignored', async () => {
    list();
    await settle();
    stage.fake.hub('lite').push('currentWeather', { eid: 1 });
    const stats = await stage.fake.engine.call('stats', null);
    expect(stats.ok && stats.value.malformed).toBe(1);
  });
});
