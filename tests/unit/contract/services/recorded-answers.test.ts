/** Decodes recorded responses: nothing may be skipped, and the decoded values must equal the recorded ones. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { configurationCalls } from '../../../../src/contract/services/configuration-calls.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { withAppConfigDefaults } from '../../../../src/domain/default-app-config.ts';
import { marketName } from '../../../../src/domain/program/market-name.ts';
import { statusLabel } from '../../../../src/domain/program/status-label.ts';
import { sports } from '../../../../src/domain/sports.ts';
import { readResponse } from '../../../../src/contract/services/read-response.ts';
import { samplesFolder, samplesMissing } from '../../../support/market-config-samples.ts';

interface RawEvent {
  i: number;
  v: number;
  hn: string;
  an: string;
  m: { i: number; t: number; st: number; v: number; sov?: string; o: { no: number; odd: number; wodd?: number }[] }[];
}

const sample = (name: string): unknown => JSON.parse(readFileSync(`${samplesFolder}${name}.json`, 'utf8'));

function counting() {
  let dropped = 0;
  return {
    get dropped() {
      return dropped;
    },
    context: { input: {}, dropped: () => void (dropped += 1) },
  };
}

if (samplesMissing) console.log(`skipped: there is no folder of recorded answers at ${samplesFolder}`);

describe.skipIf(samplesMissing)('recorded responses', () => {
  test.each(['events-football-prematch', 'events-efootball-live-feed'])(
    '%s: every event, market and odd is decoded',
    (name) => {
      const events = sample(name) as RawEvent[];
      expect(events.flatMap(({ m }) => m.flatMap(({ o }) => o)).length).toBeGreaterThan(events.length);
      expect(events.length).toBeGreaterThan(0);
      const count = counting();
      const list = sportsbookCalls.getEvents.decode({ isdiff: false, version: 1, events }, count.context);
      expect(count.dropped).toBe(0);
      expect(list?.events.map(({ event }) => event.id)).toEqual(events.map(({ i }) => i));
      for (const [at, { event }] of (list?.events ?? []).entries()) {
        const raw = events[at];
        expect([event.home, event.away, event.version]).toEqual([raw?.hn, raw?.an, raw?.v]);
        const told = (raw?.m ?? []).map(({ i, v, o }) => [i, v, o.map(({ no, odd }) => [no, Math.round(odd * 100)])]);
        const read = event.markets.map((market) => [
          market.id,
          market.version,
          market.outcomes.map(({ number, odd }) => [number, odd]),
        ]);
        expect(read).toEqual(told);
      }
    },
  );

  test('every market of a single event is decoded', () => {
    const raw = sample('event-detail-efootball') as RawEvent;
    expect(raw.m.length).toBeGreaterThan(0);
    const count = counting();
    const decoded = sportsbookCalls.getEvent.decode(raw, count.context);
    expect(count.dropped).toBe(0);
    expect(decoded?.event.markets.map(({ id }) => id)).toEqual(raw.m.map(({ i }) => i));
  });

  test('the refusal of an event that is no longer playable has its code and message', () => {
    const answer = readResponse(sportsbookCalls.getEvent, new Response(null), sample('event-not-playable-error'));
    expect(answer).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 402, message: 'Şu anda oynanabilir bahis bulunmamaktadır.' },
    });
  });

  test('every competition is decoded, with its name trimmed', () => {
    const raw = sample('competitions-sample') as { i: number; n: string }[];
    expect(raw.length).toBeGreaterThan(0);
    const count = counting();
    const read = sportsbookCalls.getCompetitions.decode(raw, count.context);
    expect(count.dropped).toBe(0);
    expect(read?.map(({ id, name }) => [id, name])).toEqual(raw.map(({ i, n }) => [i, n.trim()]));
  });

  test('the app configuration is decoded with limits, amounts and king odds percentages', () => {
    const { data } = sample('appconfig-web') as { data: { globalConfig: { coupon: Record<string, number> } } };
    const count = counting();
    const answer = configurationCalls.getAppConfig.decode(data, count.context);
    if (answer === undefined) throw new Error('unreadable');
    const { coupon, kingOddHighlight } = withAppConfigDefaults(answer);
    expect(count.dropped).toBe(0);
    expect(coupon.quickAmounts).toEqual([5_000, 10_000, 25_000, 50_000, 100_000]);
    expect(coupon.maxPrice).toBe((data.globalConfig.coupon['maxPrice'] ?? 0) * 100);
    expect(kingOddHighlight.sports['1']?.['-1']?.liveDetail).toBe('5');
  });

  test('no name of a market type has an unfilled placeholder', () => {
    const types = sample('market-names') as { key: string; name: string }[];
    expect(types.some(({ name }) => name.includes('{'))).toBe(true);
    const config = { types: Object.fromEntries(types.map(({ key, name }) => [key, { name }])) } as Parameters<
      typeof marketName
    >[0];
    for (const { key } of types) expect(marketName(config, key, '2.5'), key).not.toMatch(/[{}]|undefined|NaN/);
  });

  test('every match status code has a label, and only the intended ones differ from the recorded ones', () => {
    const codes = sample('score-status-codes') as { code: number; short: string }[];
    const other = codes.filter(({ code, short }) => statusLabel(code) !== short);
    expect(other.map(({ code }) => statusLabel(code)).toSorted()).toEqual(['ARA', 'Bitti', 'Bitti', 'Canlı', 'D.A']);
  });

  test('every sport of the catalogue is in the recorded sport types', () => {
    const known = new Set((sample('sport-types') as { sportId: number }[]).map(({ sportId }) => sportId));
    expect(sports.filter(({ id }) => !known.has(id))).toEqual([]);
  });
});
