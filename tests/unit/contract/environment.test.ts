/**
 * Parsing of `/environment.json`: each part is read by itself, and figures must lie within bounds (rule service-15).
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { timingSettings } from '../../../src/contract/timing-settings.ts';
import {
  productDefaultTiming,
  readEnvironment,
  serviceAreas,
  unreadableAddresses,
} from '../../../src/contract/environment.ts';
import { oddEnvironments } from '../../support/odd-environments.ts';

const whole = {
  services: Object.fromEntries(serviceAreas.map((area) => [area, `/api/${area}`])),
  hubs: { lite: '/lite', score: 'wss://score.example/hub' },
  images: ['https://images.example'],
  timing: { reconcileMs: 20_000 },
};
const read = { services: whole.services, hubs: whole.hubs, timing: { ...productDefaultTiming, reconcileMs: 20_000 } };

describe('readEnvironment', () => {
  test.each<[string, object, object]>([
    ['nothing malformed', {}, {}],
    ['null for its times', { timing: null }, { timing: productDefaultTiming }],
    ['text for its times', { timing: 'fast' }, { timing: productDefaultTiming }],
    ['null for its pictures', { images: null }, {}],
    ['a time as text', { timing: { reconcileMs: '60000' } }, { timing: productDefaultTiming }],
    ['null for an area', { services: { ...whole.services, pool: null } }, { services: without('pool') }],
    ['a number for an area', { services: { ...whole.services, pool: 7 } }, { services: without('pool') }],
    ['half an address', { services: { ...whole.services, pool: 'http://' } }, { services: without('pool') }],
    ['a bare scheme', { services: { ...whole.services, pool: 'https:' } }, { services: without('pool') }],
    ['another scheme', { services: { ...whole.services, pool: 'mailto:a@b.example' } }, { services: without('pool') }],
    ['a blank address', { services: { ...whole.services, pool: ' ' } }, { services: without('pool') }],
    ['an unknown area', { services: { ...whole.services, sportsBook: '/api' } }, {}],
    ['one hub', { hubs: { lite: '/lite' } }, { hubs: { lite: '/lite' } }],
    ['half the address of a hub', { hubs: { ...whole.hubs, lite: 'http://' } }, { hubs: { score: whole.hubs.score } }],
    ['null for the hubs', { hubs: null }, { hubs: {} }],
    ['a list for the hubs', { hubs: ['/lite'] }, { hubs: {} }],
  ])('reads every other part with %s', (_what, odd, known) => {
    expect(readEnvironment({ ...whole, ...odd })).toEqual({ ...read, ...known });
  });

  test.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{}],
    [{ ...whole, services: null }],
    [{ ...whole, services: { pool: '' } }],
  ])('returns undefined when no service is named: %j', (told) => {
    expect(readEnvironment(told)).toBeUndefined();
  });

  test('lists unreadable addresses, but not those left out on purpose', () => {
    const services = { ...whole.services, pool: 'http://', inbox: null };
    expect(unreadableAddresses({ services, hubs: { lite: 7 } })).toEqual(['services.pool', 'hubs.lite']);
    expect(unreadableAddresses(whole)).toEqual([]);
    expect(unreadableAddresses(null)).toEqual([]);
  });
});

describe('timing values of the environment', () => {
  test.each<[keyof typeof timingSettings, unknown]>([
    ['reconcileMs', 0],
    ['reconcileMs', -1],
    ['reconcileMs', 2_147_483_648],
    ['reconcileMs', 1e308],
    ['reconcileMs', null],
    ['reconcileMs', true],
    ['reconcileMs', [60_000]],
    ['couponSettleMs', 0],
    ['hubStartRetryMs', 0],
    ['hubRestMs', 0],
    ['hubReconnectMs', 5_000],
    ['hubReconnectMs', []],
    ['hubReconnectMs', [0, 0, 0]],
    ['hubReconnectMs', [0, null]],
    ['hubReconnectMs', [0, 2_147_483_648]],
    ['lookMs', [300, 0]],
    ['prefetchStartMs', -1],
    ['prefetchGapMs', 2_147_483_648],
  ])('a value out of bounds falls back to the product default: %s %j', (name, told) => {
    expect(readEnvironment({ ...whole, timing: { [name]: told } })?.timing).toEqual(productDefaultTiming);
  });

  test('a value within bounds is used, also when written as text', () => {
    const timing = { hubReconnectMs: [0, '4000'], lookMs: [0, 500], hubRestMs: '10000' };
    expect(readEnvironment({ ...whole, timing })?.timing).toEqual({
      ...productDefaultTiming,
      hubReconnectMs: [0, 4_000],
      lookMs: [0, 500],
      hubRestMs: 10_000,
    });
  });

  test('the product defaults lie within the bounds', () => {
    expect(readEnvironment({ ...whole, timing: productDefaultTiming })?.timing).toEqual(productDefaultTiming);
  });
});

test('whatever the file contains, its parsed addresses are valid URLs and its delays fit a timer', () => {
  fc.assert(
    fc.property(oddEnvironments, fc.constantFrom('https://tribun.example', 'http://localhost:5080'), (told, origin) => {
      const known = readEnvironment(told);
      if (known === undefined) return;
      for (const address of [...Object.values(known.services), ...Object.values(known.hubs)]) {
        expect(() => new URL(address, origin)).not.toThrow();
      }
      for (const delay of Object.values(known.timing).flat()) {
        expect(delay).toBeGreaterThanOrEqual(0);
        expect(delay).toBeLessThan(2 ** 31);
      }
      expect(known.timing.reconcileMs).toBeGreaterThanOrEqual(1_000);
    }),
    { numRuns: 300 },
  );
});

function without(area: string): object {
  const { [area]: _left, ...others } = whole.services;
  return others;
}
