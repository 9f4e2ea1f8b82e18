import { describe, expect, it } from 'vitest';
import { itemStatus } from '../../../../src/domain/slip/item-status.ts';
import { ruleText } from '../../../../src/domain/slip/slip-rule-text.ts';
import { playRuleViolations } from '../../../../src/domain/slip/slip-rules.ts';
import { item, items, limits, slip } from './items.ts';

const fine = { online: true, liveStale: false, locked: false };

describe('"Oyna" is disabled', () => {
  it('for no reason when the slip is valid', () => {
    expect(playRuleViolations(slip({ items: items(3) }), limits, fine)).toEqual([]);
  });

  it.each([
    ['empty', slip(), fine, [{ kind: 'empty' }]],
    ['offline', slip({ items: items(1) }), { ...fine, online: false }, [{ kind: 'offline' }]],
    ['copied', slip({ items: items(1) }), { ...fine, oddsFromCache: true }, [{ kind: 'unreached' }]],
    ['outdated', slip({ items: items(1) }), { ...fine, online: false, outdated: true }, [{ kind: 'outdated' }]],
    ['sent and not known', slip({ items: items(1) }), { ...fine, locked: true }, [{ kind: 'locked' }]],
    [
      'with live items on a silent feed',
      slip({ items: [item(1), item(2, { live: true })] }),
      { ...fine, liveStale: true },
      [{ kind: 'staleLive', count: 1 }],
    ],
    ['but not without live items', slip({ items: items(2) }), { ...fine, liveStale: true }, []],
    [
      'with closed items',
      slip({ items: [item(1, { status: 'suspended' }), item(2, { status: 'removed' }), item(3)] }),
      fine,
      [
        { kind: 'removed', count: 1 },
        { kind: 'suspended', count: 1 },
      ],
    ],
  ])('or enabled: %s', (_name, played, around, expected) => {
    expect(playRuleViolations(played, limits, around)).toEqual(expected);
  });

  it('for every reason that applies, the most important first', () => {
    const bad = [item(1, { live: true, status: 'removed', minBets: 3 }), item(2, { status: 'suspended' })];
    const broken = playRuleViolations(slip({ items: bad, multiplier: 1 }), limits, {
      online: false,
      liveStale: true,
      locked: true,
    });
    expect(broken.map(({ kind }) => kind)).toEqual([
      'locked',
      'offline',
      'staleLive',
      'removed',
      'suspended',
      'minBets',
      'minimum',
    ]);
    expect(broken.slice(0, 5).map(ruleText)).toEqual([
      'Kuponunun durumu kontrol ediliyor.',
      'Çevrimdışısın. Bağlantın gelince oynayabilirsin.',
      'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.',
      '1 seçim artık bahse kapalı. Oynamak için kaldır.',
      '1 seçim şu anda bahse kapalı. Açılmasını bekle ya da kaldır.',
    ]);
    expect(ruleText({ kind: 'empty' })).toBe('Kuponun boş. Bir oran seç, burada birikir.');
  });
});

describe('the status of an item', () => {
  const preMatch = { phase: 0, status: 0 };
  const running = { phase: 1, status: 1 };
  const open = { status: 1 };
  const offered = { odd: 185, status: 1 };

  it.each([
    ['open before its event', preMatch, open, offered, 'open'],
    ['open in its event', running, open, offered, 'open'],
    ['of a suspended event', { phase: 1, status: -2 }, open, offered, 'suspended'],
    ['of a suspended market', running, { status: -2 }, offered, 'suspended'],
    ['of a paused market', preMatch, { status: -1 }, offered, 'suspended'],
    ['not offered for the moment', preMatch, open, { odd: 100, status: 1 }, 'suspended'],
    ['closed alone in an open market', running, open, { odd: 185, status: 0 }, 'suspended'],
    ['of a closed market', running, { status: 0 }, offered, 'removed'],
    ['of a resulted market', running, { status: 2 }, offered, 'removed'],
    ['of a settled market', running, { status: 4 }, offered, 'removed'],
    ['without its outcome', running, open, undefined, 'removed'],
    ['without its market', running, undefined, offered, 'removed'],
    ['without its event', undefined, open, offered, 'removed'],
  ])('is found: %s', (_name, event, market, outcome, expected) => {
    expect(itemStatus(event, market, outcome)).toBe(expected);
  });
});
