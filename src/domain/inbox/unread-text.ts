/** "3 okunmamış mesaj". */
export function unreadText(count: number): string {
  return count === 0 ? 'Okunmamış mesajın yok' : `${count} okunmamış mesaj`;
}
