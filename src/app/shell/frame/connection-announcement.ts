/** Texts for screen readers when the connection changes. */
import type { ConnectionState } from '../../../model/connection.ts';

interface ConnectionAnnouncement {
  status: ConnectionState['status'];
  /** True when the connection has been on at least once. */
  wasOn: boolean;
  text: string;
}

export function initialAnnouncement(status: ConnectionState['status']): ConnectionAnnouncement {
  return { status, wasOn: status === 'on', text: '' };
}

/** Returns the next text. The initial connection is not announced unless it was slow. */
export function nextAnnouncement(
  before: ConnectionAnnouncement,
  status: ConnectionState['status'],
): ConnectionAnnouncement {
  if (before.status === status) return before;
  return { status, wasOn: before.wasOn || status === 'on', text: words(before, status) };
}

function words(before: ConnectionAnnouncement, status: ConnectionState['status']): string {
  if (status === 'off') return 'Bağlantı yok. Oranlar güncellenmiyor.';
  if (status === 'connecting') {
    return before.status === 'off' ? 'Yeniden bağlanıyor.' : 'Bağlantı koptu, yeniden bağlanıyor.';
  }
  return before.wasOn || before.text !== '' ? 'Bağlantı kuruldu, oranlar güncel.' : '';
}
