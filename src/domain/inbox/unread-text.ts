/** Texts about unread messages. */

/** "3 okunmamış mesaj". */
export function unreadText(count: number): string {
  return count === 0 ? 'Okunmamış mesajın yok' : `${count} okunmamış mesaj`;
}

/** Label of the button that marks the messages loaded so far as read, which need not be all unread ones. */
export function markReadText(shown: number, unread: number): string {
  return shown < unread ? `İlk ${shown} mesajı okundu say` : 'Tümünü okundu say';
}
