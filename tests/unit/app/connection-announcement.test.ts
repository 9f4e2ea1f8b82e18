import type { ConnectionState } from '../../../src/model/app-config.ts';
import { describe, expect, it } from 'vitest';
import { initialAnnouncement, nextAnnouncement } from '../../../src/app/shell/frame/connection-announcement.ts';

type Status = ConnectionState['status'];

const said = (first: Status, ...then: Status[]): string[] => {
  let heard = initialAnnouncement(first);
  return then.map((status) => {
    heard = nextAnnouncement(heard, status);
    return heard.text;
  });
};

describe('announcements about the connection', () => {
  it('nothing is announced for the first connection', () => {
    expect(said('connecting', 'on')).toEqual(['']);
  });

  it('a break and the reconnect are announced', () => {
    expect(said('connecting', 'on', 'connecting', 'on')).toEqual([
      '',
      'Bağlantı koptu, yeniden bağlanıyor.',
      'Bağlantı kuruldu, oranlar güncel.',
    ]);
  });

  it('a missing connection and a reconnect are announced, even if there was never a connection', () => {
    expect(said('connecting', 'off', 'connecting', 'on')).toEqual([
      'Bağlantı yok. Oranlar güncellenmiyor.',
      'Yeniden bağlanıyor.',
      'Bağlantı kuruldu, oranlar güncel.',
    ]);
  });

  it('nothing is announced again while the state does not change', () => {
    const heard = nextAnnouncement(initialAnnouncement('on'), 'off');
    expect(nextAnnouncement(heard, 'off')).toBe(heard);
  });
});
