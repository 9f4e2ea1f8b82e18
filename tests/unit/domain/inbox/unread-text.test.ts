import { expect, test } from 'vitest';
import { markReadText, unreadText } from '../../../../src/domain/inbox/unread-text.ts';

test.each([
  [0, 'Okunmamış mesajın yok'],
  [1, '1 okunmamış mesaj'],
  [120, '120 okunmamış mesaj'],
])('of %i unread messages: "%s"', (count, text) => {
  expect(unreadText(count)).toBe(text);
});

test.each([
  [3, 3, 'Tümünü okundu say'],
  [20, 25, 'İlk 20 mesajı okundu say'],
  // The number of the session may be behind the list.
  [3, 2, 'Tümünü okundu say'],
])('%i shown of %i unread: "%s"', (shown, unread, text) => {
  expect(markReadText(shown, unread)).toBe(text);
});
