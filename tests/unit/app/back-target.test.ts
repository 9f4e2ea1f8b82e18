import { expect, test } from 'vitest';
import { pageAbove } from '../../../src/app/shell/header/back-target.ts';

test.each([
  ['/', null],
  ['/program/futbol', null],
  ['/program/canli/futbol', null],
  ['/profil', null],
  ['/profil/kuponlarim/bekleyen', null],
  ['/profil/kuponlarim/bekleyen/tumu', null],
  ['/profil/kuponlarim/oynadiklarim', null],
  ['/profil/kuponlarim/oynadiklarim/88', '/profil/kuponlarim/bekleyen'],
  ['/profil/kuponlarim/kupon-detay/88', '/profil/kuponlarim/bekleyen'],
  ['/profil/kuponlarim/coklu-kupon/9', '/profil/kuponlarim/bekleyen'],
  ['/program/futbol/mac-detay/7', '/program/futbol'],
  ['/profil/ayarlar', '/profil'],
  ['/uyelik/giris', '/'],
  ['/populer-bahisler/futbol', '/'],
  ['/kolay-kuponlar', '/'],
])('above %s is %s', (path, above) => {
  expect(pageAbove(path)).toBe(above);
});
