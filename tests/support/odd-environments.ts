/** Contents of `/environment.json` as a mistake or an attacker may have written them. */
import fc from 'fast-check';
import { timingSettings } from '../../src/contract/timing-settings.ts';
import { hubNames, serviceAreas } from '../../src/contract/environment.ts';

const odd = fc.oneof(
  fc.jsonValue(),
  fc.webUrl(),
  fc.string({ maxLength: 12 }).map((rest) => `http${rest}`),
  fc.constantFrom(
    'http://',
    'https:',
    '//',
    '/api',
    'wss://hub.example/',
    '///',
    'http://a:99999',
    '\\\\',
    'https://%',
  ),
  fc.array(fc.constantFrom(0, -1, 1, 1e9, 2 ** 31, '500', null)),
);
const part = (names: readonly string[]) => fc.oneof(odd, fc.dictionary(fc.constantFrom(...names), odd));

export const oddEnvironments = fc.record(
  { services: part(serviceAreas), hubs: part(hubNames), timing: part(Object.keys(timingSettings)), images: odd },
  { requiredKeys: [] },
);
