import { describe, expect, it } from 'vitest';
import { newestScrollPositions } from '../../../../src/state/device/scroll-memory.ts';

describe('remembered scroll positions', () => {
  it('are limited to the newest ones, however long the visit', () => {
    const all = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`k${index}`, index]));
    const kept = newestScrollPositions(all, 50);
    expect(Object.keys(kept)).toHaveLength(50);
    expect(kept).toMatchObject({ k79: 79, k30: 30 });
    expect(kept).not.toHaveProperty('k29');
  });

  it('are all kept while they are few', () => {
    expect(newestScrollPositions({ a: 1, b: 2 }, 50)).toEqual({ a: 1, b: 2 });
  });
});
