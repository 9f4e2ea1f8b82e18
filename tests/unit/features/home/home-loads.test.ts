import { describe, expect, it } from 'vitest';
import { oldestStaleLoad, sharedFailure } from '../../../../src/features/home/home-loads.ts';
import { makeLoad } from '../../../support/make-selection.ts';

const failed = makeLoad({ phase: 'failed', at: 0, failure: { kind: 'server' } });

describe('age of the page', () => {
  it('is that of the oldest stale section', () => {
    const loads = [
      makeLoad({ at: 5 }),
      makeLoad({ at: 30, stale: true }),
      undefined,
      makeLoad({ at: 20, stale: true }),
    ];
    expect(oldestStaleLoad(loads)?.at).toBe(20);
  });

  it('is not shown while everything is fresh, nor for sections that have never been loaded', () => {
    expect(oldestStaleLoad([makeLoad({ at: 5 }), makeLoad({ at: 0, stale: true }), undefined])).toBeUndefined();
  });
});

describe('failure of the whole page', () => {
  it('is shown once when all sections failed with nothing to show', () => {
    expect(sharedFailure([failed, failed])?.failure?.kind).toBe('server');
  });

  it.each([
    ['one section is loaded', [failed, makeLoad({})]],
    ['one section is a stale cached response', [failed, makeLoad({ phase: 'failed', at: 7, stale: true })]],
    ['one section is still loading', [failed, makeLoad({ phase: 'loading', at: 0 })]],
    ['one section has not started', [failed, undefined]],
  ])('is left to the sections when %s', (_, loads) => {
    expect(sharedFailure(loads)).toBeUndefined();
  });
});
