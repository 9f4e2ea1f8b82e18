import { expect, test } from 'vitest';
import { markReadText, unreadText } from '../../../../src/domain/inbox/message-text.ts';

test.each([
  [0, 'Okunmamış mesajın yok'],
  [1, '1 okunmamış mesaj'],
  [120, '120 okunmamış mesaj'],
])('%i unread messages read "%s"', (count, text) => {
  expect(unreadText(count)).toBe(text);
});

test.each([
  [3, 3, 'Tümünü okundu say'],
  [20, 25, 'İlk 20 mesajı okundu say'],
  // The session's count may be behind the list.
  [3, 2, 'Tümünü okundu say'],
])('%i shown of %i unread messages read "%s"', (shown, unread, text) => {
  expect(markReadText(shown, unread)).toBe(text);
});
