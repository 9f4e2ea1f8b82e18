import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inboxCalls } from '../../../../src/contract/services/inbox-calls.ts';

const wire = {
  id: 'm1',
  title: 'Kuponun kazandı',
  summary: 'Tebrikler',
  date: 1_760_000_000,
  isRead: false,
  category: 3,
};
const pageOf = (...items: unknown[]) => ({ items, page: 1, limit: 20, total: items.length, totalPage: 1 });

function decode(answer: unknown) {
  let dropped = 0;
  const value = inboxCalls.getMessages.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { rows: value?.rows, dropped };
}

const whole = (answer: unknown) => inboxCalls.getMessage.decode(answer, { input: {}, dropped: () => undefined });

describe('a message', () => {
  test('has its topic by its category', () => {
    const { rows } = decode(pageOf(wire));
    expect(rows).toEqual([
      { id: 'm1', title: 'Kuponun kazandı', summary: 'Tebrikler', at: 1_760_000_000, topic: 'coupon', read: false },
    ]);
  });

  test('is decoded from its id alone', () => {
    expect(decode(pageOf({ id: 7, title: null, date: 'dün', category: 99 })).rows).toEqual([
      { id: '7', title: '', summary: '', at: 0, topic: 'other', read: true },
    ]);
  });

  test('without an id is skipped; a response without rows is undefined', () => {
    const { rows, dropped } = decode(pageOf(wire, { title: 'Kimsesiz' }, null));
    expect(rows?.map(({ id }) => id)).toEqual(['m1']);
    expect(dropped).toBe(2);
    expect(decode({ messages: [] }).rows).toBeUndefined();
  });

  test('opened alone is decoded in full, with numbers written as texts too', () => {
    const contents = '<p>Tebrikler</p>';
    expect(whole({ ...wire, date: '1760000000', category: '3', contents, url: null })).toEqual({
      ...{ id: 'm1', title: 'Kuponun kazandı', contents, at: 1_760_000_000, topic: 'coupon', url: '' },
    });
    expect(whole({ title: 'Kimsesiz' })).toBeUndefined();
  });
});

test('a notice is decoded in full from the list', () => {
  const answer = pageOf({ id: 'b1', title: 'Kurallar', contents: '<b>Yeni</b>', date: 5, isRead: 0 });
  const value = inboxCalls.getNotices.decode(answer, { input: {}, dropped: () => undefined });
  expect(value?.rows).toEqual([{ id: 'b1', title: 'Kurallar', contents: '<b>Yeni</b>', at: 5, read: false }]);
});

test('unread messages are sorted first, and each group newest first, whatever their order in the response', () => {
  const row = fc.record({ id: fc.uuid(), date: fc.integer({ min: 1, max: 50 }), isRead: fc.boolean() });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), (items) => {
      const rows = decode(pageOf(...items)).rows ?? [];
      expect(rows).toHaveLength(items.length);
      rows.slice(1).forEach((after, index) => {
        const before = rows[index];
        if (before === undefined) throw new Error('there is one before');
        // Unread messages come before read ones, newer ones before older ones.
        expect(before.read && !after.read).toBe(false);
        if (before.read === after.read) expect(after.at).toBeLessThanOrEqual(before.at);
      });
    }),
  );
});
