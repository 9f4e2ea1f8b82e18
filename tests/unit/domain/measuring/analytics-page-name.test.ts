import { expect, test } from 'vitest';
import { analyticsPath, analyticsPageName } from '../../../../src/domain/measuring/analytics-page-name.ts';
import { withCampaign } from '../../../../src/app/operator/campaign.ts';

test.each([
  ['/', 'Anasayfa'],
  ['/program', 'Bülten - Lige Göre'],
  ['/program/basketbol?d=2026-01-01', 'Bülten - Lige Göre'],
  ['/program/basketbol?sirala=tarih', 'Bülten - Tarihe Göre'],
  ['/program/canli', 'Canlı'],
  ['/program/canli/tenis', 'Canlı'],
  ['/program/ozel-etkinlikler/tumu', 'Sayfa'],
  ['/program/tum-oranlar/futbol', 'Sayfa'],
  ['/program/futbol/mac-detay/2101244', 'Detay - tum-oranlar'],
  ['/program/futbol/mac-detay/2101244/ozet', 'Detay - ozet'],
  ['/program/futbol/mac-detay/widget/2101244', 'Detay - ozet'],
  ['/profil/ayarlar', 'Sayfa'],
  ['/programlar', 'Sayfa'],
])('%s is measured as %s', (address, name) => {
  const [path = '', search = ''] = address.split('?');
  expect(analyticsPageName(path, 'Sayfa', search)).toBe(name);
});

test('an address is measured without secrets and typed text', () => {
  const told = 'password=a&phoneNumber=05&PHONENUMBER=06&email=a%40b.c&code=123456&searchTerm=gs&from=%2Fprofil';
  expect(analyticsPath(`https://t.example/program/futbol?utm_source=x&${told}&d=2026-01-01#a`)).toBe(
    '/program/futbol?utm_source=x&d=2026-01-01',
  );
});

test("campaign parameters are added, also those lost in a redirect, and never override the link's own", () => {
  const here = 'https://t.example/program/futbol?mbs=1&utm_source=mail';
  const landing = 'https://t.example/?utm_source=old&utm_campaign=derbi';
  expect(withCampaign('/kolay-kuponlar?a=1#b', here, landing)).toBe(
    '/kolay-kuponlar?a=1&utm_source=mail&utm_campaign=derbi#b',
  );
  expect(withCampaign('/?utm_source=own', here, here)).toBe('/?utm_source=own');
  expect(withCampaign('/yardim/detay/mbs?a=1', here, landing)).toBe('/yardim/detay/mbs?a=1');
  expect(withCampaign('/canli', 'https://t.example/a', 'https://t.example/b?c=1')).toBe('/canli');
});
