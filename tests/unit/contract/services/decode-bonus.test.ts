import { describe, expect, test } from 'vitest';
import { contentCalls } from '../../../../src/contract/services/content-calls.ts';
import { bonusesCalls } from '../../../../src/contract/services/bonuses-calls.ts';

const wire = {
  ...{ id: '8001', name: 'Bonus', description: 'Açıklama', amount: 50, remaining: 12.5, status: 1 },
  ...{ turnover: { required: 250, done: 80.25 }, beginDate: 1_760_000_000, endDate: 1_770_000_000 },
  ...{ minOdd: 1.5, needsConfirmation: false },
};
const pageOf = (...items: unknown[]) => ({ items, page: 1, limit: 10, total: items.length, totalPage: 1 });

function decode(answer: unknown) {
  let dropped = 0;
  const value = bonusesCalls.getBonuses.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { rows: value?.rows, dropped };
}

const bonus = {
  ...{ id: '8001', name: 'Bonus', description: 'Açıklama', amount: 5_000, remaining: 1_250, status: 'active' },
  ...{ turnover: { required: 25_000, done: 8_025 }, beginsAt: 1_760_000_000, endsAt: 1_770_000_000, minOdd: 150 },
};

describe('a bonus', () => {
  test('is decoded with amounts in kuruş and the minimum odd in hundredths', () => {
    expect(decode(pageOf(wire)).rows).toEqual([bonus]);
  });

  test('is decoded the same from texts, milliseconds and numeric flags', () => {
    const other = {
      ...{ ...wire, id: 8001, amount: '50,00', remaining: '12,50', status: '1', needsConfirmation: 0 },
      ...{ turnover: { required: '250', done: '80,25' }, beginDate: 1_760_000_000_000, endDate: '1770000000' },
    };
    expect(decode(pageOf(other)).rows).toEqual([bonus]);
  });

  test('with few fields has null or empty values for the others', () => {
    expect(decode(pageOf({ id: 1, amount: 5 })).rows).toEqual([
      {
        ...{ id: '1', name: '', description: '', amount: 500, remaining: null, status: 'unknown', turnover: null },
        ...{ beginsAt: null, endsAt: null, minOdd: null },
      },
    ]);
  });

  test.each([
    [1, true, 'active'],
    [2, true, 'used'],
    [3, false, 'cancelled'],
    [4, false, 'expired'],
    [5, false, 'waits'],
    [977, true, 'waits'],
    [977, false, 'unknown'],
  ])('with status %s and needsConfirmation %s is %s', (status, needsConfirmation, read) => {
    expect(decode(pageOf({ ...wire, status, needsConfirmation })).rows?.[0]?.status).toBe(read);
  });

  test.each([null, {}, { required: 0, done: 0 }, { required: 'çok' }, 5])(
    'with turnover %j has no turnover',
    (turnover) => {
      expect(decode(pageOf({ ...wire, turnover })).rows?.[0]?.turnover).toBeNull();
    },
  );

  test('with an unreadable required field is skipped; a response without rows is undefined', () => {
    const { rows, dropped } = decode(pageOf(wire, { ...wire, amount: 'çok' }, { amount: 5 }, null));
    expect(rows?.map(({ id }) => id)).toEqual(['8001']);
    expect(dropped).toBe(3);
    expect(decode({ bonuses: [] }).rows).toBeUndefined();
  });
});

test('a campaign with few fields has empty values for the others; one without an id is skipped', () => {
  let dropped = 0;
  const context = { input: {}, dropped: () => void (dropped += 1) };
  expect(
    contentCalls.getCampaigns.decode([{ id: 7, endDate: 1_770_000_000_000, image: null }, { title: 'x' }], context),
  ).toEqual([
    {
      ...{ id: '7', title: '', summary: '', image: '', url: '', text: '' },
      ...{ beginsAt: null, endsAt: 1_770_000_000 },
    },
  ]);
  expect(dropped).toBe(1);
});
