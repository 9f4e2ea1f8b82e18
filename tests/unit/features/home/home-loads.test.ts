import { describe, expect, it } from 'vitest';
import { oldestStale, sharedFailure } from '../../../../src/features/home/home-loads.ts';
import { makeLoad } from '../../../support/make-selection.ts';

const failed = makeLoad({ phase: 'failed', at: 0, failure: { kind: 'server' } });

describe('age of the page', () => {
  it('is that of the oldest stale part', () => {
    const loads = [
      makeLoad({ at: 5 }),
      makeLoad({ at: 30, stale: true }),
      undefined,
      makeLoad({ at: 20, stale: true }),
    ];
    expect(oldestStale(loads)?.at).toBe(20);
  });

  it('is unsaid while everything is fresh, and for what has never been loaded', () => {
    expect(oldestStale([makeLoad({ at: 5 }), makeLoad({ at: 0, stale: true }), undefined])).toBeUndefined();
  });
});

describe('failure of the whole page', () => {
  it('is told once when all parts failed with nothing to show', () => {
    expect(sharedFailure([failed, failed])?.failure?.kind).toBe('server');
  });

  it.each([
    ['one part is there', [failed, makeLoad({})]],
    ['one part is an old copy', [failed, makeLoad({ phase: 'failed', at: 7, stale: true })]],
    ['one part still loads', [failed, makeLoad({ phase: 'loading', at: 0 })]],
    ['one part is not known yet', [failed, undefined]],
  ])('is left to the parts when %s', (_, loads) => {
    expect(sharedFailure(loads)).toBeUndefined();
  });
});
