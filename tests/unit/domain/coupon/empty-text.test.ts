import { expect, test } from 'vitest';
import { emptyText } from '../../../../src/domain/coupon/empty-text.ts';
import { type CouponTab, type CouponListFilters, couponTabs } from '../../../../src/domain/coupon/coupon-tab-info.ts';

const ARCHIVE = 'Eski kuponlarınızı görüntülemek için Web platformundan “Arşiv” sekmesini ziyaret edebilirsiniz.';

test.each<[CouponTab, CouponListFilters, string]>([
  ['arsiv', { archive: '2026-03' }, 'Mart 2026 tarihine ait arşivlenmiş kupon bulunmamaktadır.'],
  ['arsiv', { archive: '2021-12' }, 'Aralık 2021 tarihine ait arşivlenmiş kupon bulunmamaktadır.'],
  ['arsiv', { archive: '2024' }, 'Seçtiğiniz filtrelere göre kupon bulunmamaktadır.'],
  ['arsiv', {}, 'Arşivlenmiş kupon bulunmamaktadır.'],
  ['kaybeden', {}, `Kaybeden kupon bulunmamaktadır. ${ARCHIVE}`],
  ['odenen', {}, `Ödenen kupon bulunmamaktadır. ${ARCHIVE}`],
  ['kazanan', { filter: 'odenen' }, `Ödenen kupon bulunmamaktadır. ${ARCHIVE}`],
  ['kazanan', { filter: 'kazanan' }, 'Kazanan kupon bulunmamaktadır.'],
  ['bekleyen', { filter: 'tumu' }, 'Bekleyen kupon bulunmamaktadır.'],
  ['bekleyen', { filter: 'devameden' }, 'Seçtiğiniz filtrelere göre kupon bulunmamaktadır.'],
  ['bekleyen', { filter: 'uzunvadeli' }, 'Seçtiğiniz filtrelere göre kupon bulunmamaktadır.'],
  ['iptal-edilen', {}, 'İptal edilen kupon bulunmamaktadır.'],
  ['iptal-edilmekte', {}, 'İptal edilmekte olan kupon bulunmamaktadır.'],
  ['henuz-olusmayan', {}, 'Henüz oluşmayan kupon bulunmamaktadır.'],
  ['olusturulamayan', {}, 'Oluşturulamayan kupon bulunmamaktadır.'],
  ['kupon-odenemez', {}, 'Ödenemeyen kupon bulunmamaktadır.'],
  ['nakit-odendi', {}, 'Nakit ödenen kupon bulunmamaktadır.'],
  ['oynadiklarim', {}, 'Oynanmış kupon bulunmamaktadır.'],
  ['kaybeden', { period: 'today' }, 'Bugün kaybeden bir kupon bulunmamaktadır.'],
  ['kaybeden', { period: 'week' }, 'Son 1 hafta içerisinde kaybeden bir kupon bulunmamaktadır.'],
  ['iptal-edilen', { period: 'month' }, 'Son 1 ay içerisinde iptal edilen bir kupon bulunmamaktadır.'],
  ['odenen', { period: 'threeMonths' }, 'Son 3 ay içerisinde ödenen bir kupon bulunmamaktadır.'],
  ['kazanan', { filter: 'odenen', period: 'year' }, 'Son 1 yıl içerisinde ödenen bir kupon bulunmamaktadır.'],
])('%s with %o: %s', (tab, choice, text) => {
  expect(emptyText(tab, choice)).toBe(text);
});

test('every tab has a text for its empty list', () => {
  for (const tab of Object.keys(couponTabs) as CouponTab[]) {
    expect(emptyText(tab, { filter: couponTabs[tab].filters[0]?.name, sort: '1' })).toMatch(
      /^\p{Lu}.* bulunmamaktadır\./u,
    );
  }
});
