/** Where the engine learns of the services' addresses: by asking, or from a tab that asked before. */
import { describe, expect, test } from 'vitest';
import { productTiming } from '../../../../src/contract/environment.ts';
import { createEnvironment } from '../../../../workers/engine/calls/environment.ts';

const environment = (lite: string, timing = {}) => ({ services: {}, hubs: { lite, score: '/score' }, timing });

/** What is asked is answered when the test says so. */
function asking() {
  const answers: ((answer: Response) => void)[] = [];
  const source = createEnvironment('https://tribun.test', () => new Promise((resolve) => answers.push(resolve)));
  const lite = async (): Promise<string> => {
    const known = await source.load();
    return known.ok ? known.value.hubs.lite : known.failure.kind;
  };
  return {
    source,
    lite,
    asked: () => answers.length,
    answer: (body: unknown) => answers.at(-1)?.(Response.json(body)),
  };
}

describe('the environment', () => {
  test('that a tab tells is not asked for', async () => {
    const { source, lite, asked } = asking();
    source.tell(environment('/told', { reconcileMs: 5 }));
    expect(await lite()).toBe('/told');
    expect(await source.timing()).toEqual({ ...productTiming, reconcileMs: 5 });
    expect(asked()).toBe(0);
  });

  test('that a tab tells meanwhile need not be waited for', async () => {
    const { source, lite } = asking();
    const waiting = lite();
    source.tell(environment('/told'));
    expect(await waiting).toBe('/told');
  });

  test('stays what it was when another tab tells it', async () => {
    const { source, lite, answer } = asking();
    const waiting = lite();
    answer(environment('/asked'));
    expect(await waiting).toBe('/asked');
    source.tell(environment('/told'));
    expect(await lite()).toBe('/asked');
  });

  test.each([undefined, null, 'text', {}, { services: { players: 1 }, hubs: { lite: '', score: '' } }])(
    'is asked for where a tab tells %j',
    async (told) => {
      const { source, lite, answer } = asking();
      source.tell(told);
      const waiting = lite();
      answer(environment('/asked'));
      expect(await waiting).toBe('/asked');
    },
  );

  test('that could not be had is asked for once more, or told', async () => {
    const { source, lite, asked, answer } = asking();
    const waiting = lite();
    answer({ hubs: 7 });
    expect(await waiting).toBe('malformed');
    const again = lite();
    expect(asked()).toBe(2);
    source.tell(environment('/told'));
    expect(await again).toBe('/told');
  });
});
