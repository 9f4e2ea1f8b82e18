/** What is said of unread messages. */

/** "3 okunmamış mesaj". */
export function unreadText(count: number): string {
  return count === 0 ? 'Okunmamış mesajın yok' : `${count} okunmamış mesaj`;
}

/** Of the button for those that were scrolled to: they need not be all. */
export function markReadText(shown: number, unread: number): string {
  return shown < unread ? `İlk ${shown} mesajı okundu say` : 'Tümünü okundu say';
}
