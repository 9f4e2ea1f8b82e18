/** A member's pages: the account, and the coupons. */
import { links, patterns } from '../../routes/routes.ts';
import { notFound } from './not-found.ts';
import { type Row, page, pageWith } from './page-row.ts';

const account = {
  access: 'member',
  section: 'profile',
  above: links.profile(),
  offline: 'frame',
  alone: true,
} as const;
const coupons = { access: 'member', section: 'coupons', above: links.coupons(), offline: 'copies' } as const;

const loadCoupon = () => import('../../features/coupon/coupon-page.tsx');
const loadChooseRetailer = () => import('../../features/retailer/choose-retailer-page.tsx');
const loadComing = () => import('../../features/profile/coming-page.tsx');

/** Most specific patterns first. */
export const memberPages: readonly Row[] = [
  page({
    ...account,
    path: patterns.profile,
    title: 'Profil',
    above: null,
    load: () => import('../../features/profile/profile-page.tsx'),
  }),
  page({
    ...coupons,
    path: patterns.savedSlips,
    title: 'Kayıtlı kuponlarım',
    above: null,
    load: () => import('../../features/saved-slips/saved-slips-page.tsx'),
  }),
  page({ ...coupons, path: patterns.couponDetail, title: 'Kupon detayı', load: loadCoupon }),
  page({ ...coupons, path: patterns.playedCoupon, title: 'Kupon detayı', load: loadCoupon }),
  page({
    ...coupons,
    path: patterns.couponGroup,
    title: 'Çoklu kupon',
    load: () => import('../../features/coupon/group-page.tsx'),
  }),
  pageWith(
    { ...coupons, path: patterns.poolCoupons, title: 'Spor Toto kuponlarım', offline: 'frame', load: loadComing },
    { part: 'pool' },
  ),
  page({
    ...coupons,
    path: patterns.retailerCoupons,
    title: 'Müşteri kuponları',
    offline: 'frame',
    menu: { group: 'Hesabım', icon: 'customers', order: 2, href: links.retailerCoupons(), retailersOnly: true },
    load: () => import('../../features/customer-coupons/customer-coupons-page.tsx'),
  }),
  page({
    ...coupons,
    path: patterns.coupons,
    title: 'Kuponlarım',
    above: null,
    menu: { group: 'Hesabım', icon: 'coupons', order: 1, href: links.coupons(), header: true },
    load: () => import('../../features/coupons/coupons-page.tsx'),
  }),
  page({
    ...account,
    path: patterns.transactions,
    title: 'Hesap hareketlerim',
    menu: { group: 'Hesabım', icon: 'transactions', order: 3, header: true },
    load: () => import('../../features/transactions/transactions-page.tsx'),
  }),
  page({
    ...account,
    path: patterns.personal,
    title: 'Kişisel bilgilerim',
    menu: { group: 'Hesabım', icon: 'person', order: 4, header: true },
    load: () => import('../../features/personal/personal-page.tsx'),
  }),
  page({
    ...account,
    path: patterns.registeredRetailer,
    title: 'Kayıtlı bayi bilgilerim',
    menu: { group: 'Hesabım', icon: 'retailer', order: 5, header: true },
    load: () => import('../../features/retailer/registered-retailer-page.tsx'),
  }),
  page({
    ...account,
    path: patterns.settings,
    title: 'Ayarlar',
    menu: { group: 'Hesabım', icon: 'settings', order: 6, detail: 'İzinler, oranlar, görünüm, bildirimler' },
    load: () => import('../../features/settings/settings-page.tsx'),
  }),
  page({
    ...account,
    path: patterns.changePassword,
    title: 'Şifre değiştir',
    menu: { group: 'Güvenlik', icon: 'password', order: 7, header: true },
    load: () => import('../../features/sign-in/passwords/change-password-page.tsx'),
  }),
  page({ ...account, path: patterns.chooseRetailer, title: 'Bayi seç', load: loadChooseRetailer }),
  page({ ...account, path: patterns.changeRetailer, title: 'Bayi Değiştir', load: loadChooseRetailer }),
  page({
    ...account,
    path: patterns.profilePhone,
    title: 'Telefon doğrulama',
    load: () => import('../../features/verification/profile-phone-page.tsx'),
  }),
  pageWith({ ...account, path: patterns.deposit, title: 'Para yatırma', load: loadComing }, { part: 'deposit' }),
  { ...notFound, access: 'member', section: 'profile', above: links.profile(), alone: true },
];
