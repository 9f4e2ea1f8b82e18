import type { ConnectionState } from '../../../src/model/connection.ts';
import { describe, expect, it } from 'vitest';
import { firstHeard, hearConnection } from '../../../src/app/shell/frame/connection-words.ts';

type Status = ConnectionState['status'];

const said = (first: Status, ...then: Status[]): string[] => {
  let heard = firstHeard(first);
  return then.map((status) => {
    heard = hearConnection(heard, status);
    return heard.text;
  });
};

describe('what is said of the connection', () => {
  it('is nothing when it is first made', () => {
    expect(said('connecting', 'on')).toEqual(['']);
  });

  it('is that it broke and that it is back', () => {
    expect(said('connecting', 'on', 'connecting', 'on')).toEqual([
      '',
      'Bağlantı koptu, yeniden bağlanıyor.',
      'Bağlantı kuruldu, oranlar güncel.',
    ]);
  });

  it('is that it is gone, and what a reconnect brings, also when it never was', () => {
    expect(said('connecting', 'off', 'connecting', 'on')).toEqual([
      'Bağlantı yok. Oranlar güncellenmiyor.',
      'Yeniden bağlanıyor.',
      'Bağlantı kuruldu, oranlar güncel.',
    ]);
  });

  it('is not said again while nothing changes', () => {
    const heard = hearConnection(firstHeard('on'), 'off');
    expect(hearConnection(heard, 'off')).toBe(heard);
  });
});
