/** A member's pages: the account, and the coupons. */
import { guarded } from '../guards/guarded.ts';
import { accountPatterns } from '../../routes/account.ts';
import { bonusLinks, bonusPatterns } from '../../routes/bonuses.ts';
import { contactLinks, contactPatterns } from '../../routes/contact.ts';
import { couponLinks, couponPatterns } from '../../routes/coupons.ts';
import { links } from '../../routes/routes.ts';
import { inboxLinks, inboxPatterns } from '../../routes/inbox.ts';
import { bankAccountLinks, bankAccountPatterns } from '../../routes/bank-accounts.ts';
import { notFound } from './not-found.ts';
import { page } from './page-row.ts';

const account = {
  access: 'member',
  section: 'profile',
  above: links.profile(),
  offline: 'frame',
} as const;
const coupons = { access: 'member', section: 'coupons', above: links.coupons(), offline: 'copies' } as const;

const loadCoupon = () => import('../../features/coupon/coupon-page.tsx');
const loadChooseRetailer = () => import('../../features/retailer/choose-retailer-page.tsx');
const loadPoolCoupon = () => import('../../features/pool-coupons/pool-coupon-page.tsx');

/** Most specific patterns first. */
export const memberPages = guarded([
  page({
    ...account,
    path: accountPatterns.profile,
    title: 'Profil',
    above: null,
    load: () => import('../../features/profile/profile-page.tsx'),
  }),
  page({
    ...coupons,
    path: couponPatterns.savedSlips,
    title: 'Kayıtlı kuponlarım',
    above: null,
    load: () => import('../../features/saved-slips/saved-slips-page.tsx'),
  }),
  page({ ...coupons, path: couponPatterns.couponDetail, title: 'Kupon detayı', load: loadCoupon }),
  page({ ...coupons, path: couponPatterns.playedCoupon, title: 'Kupon detayı', load: loadCoupon }),
  page({
    ...coupons,
    path: couponPatterns.couponGroup,
    title: 'Çoklu kupon',
    load: () => import('../../features/coupon/group-page.tsx'),
  }),
  page({ ...coupons, path: couponPatterns.poolCoupon, title: 'Spor Toto kuponu', load: loadPoolCoupon }),
  page({ ...coupons, path: couponPatterns.poolCouponInList, title: 'Spor Toto kuponu', load: loadPoolCoupon }),
  page({
    ...coupons,
    path: couponPatterns.poolCoupons,
    title: 'Spor Toto kuponlarım',
    menu: { group: 'Hesabım', icon: 'pool', order: 12, href: couponLinks.poolCoupons() },
    load: () => import('../../features/pool-coupons/pool-coupons-page.tsx'),
  }),
  page({
    ...coupons,
    path: couponPatterns.retailerCoupons,
    title: 'Müşteri kuponları',
    offline: 'frame',
    menu: { group: 'Hesabım', icon: 'customers', order: 15, href: couponLinks.retailerCoupons(), retailersOnly: true },
    load: () => import('../../features/customer-coupons/customer-coupons-page.tsx'),
  }),
  page({
    ...coupons,
    path: couponPatterns.coupons,
    title: 'Kuponlarım',
    above: null,
    menu: { group: 'Hesabım', icon: 'coupons', order: 10, href: links.coupons() },
    load: () => import('../../features/coupons/coupons-page.tsx'),
  }),
  page({
    ...account,
    path: inboxPatterns.messages,
    title: 'Mesajlarım',
    offline: 'copies',
    menu: { group: 'Hesabım', icon: 'messages', order: 50 },
    load: () => import('../../features/messages/messages-page.tsx'),
  }),
  page({
    ...account,
    path: inboxPatterns.message,
    title: 'Mesaj',
    above: inboxLinks.messages(),
    offline: 'copies',
    load: () => import('../../features/messages/message-page.tsx'),
  }),
  page({
    ...account,
    path: inboxPatterns.notices,
    title: 'Bilgilendirmeler',
    offline: 'copies',
    menu: { group: 'Hesabım', icon: 'notices', order: 55 },
    load: () => import('../../features/messages/notices-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.transactions,
    title: 'Hesap hareketlerim',
    menu: { group: 'Hesabım', icon: 'transactions', order: 30 },
    load: () => import('../../features/transactions/transactions-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.withdraw,
    title: 'Para çekme',
    menu: { group: 'Hesabım', icon: 'withdraw', order: 25, label: 'Para çekme' },
    load: () => import('../../features/withdraw/withdraw-page.tsx'),
  }),
  page({
    ...account,
    path: bankAccountPatterns.list,
    title: 'Banka hesaplarım',
    menu: { group: 'Hesabım', icon: 'bank', order: 35, detail: 'Çekimlerinin geldiği hesaplar' },
    load: () => import('../../features/bank-accounts/bank-accounts-page.tsx'),
  }),
  page({
    ...account,
    path: bankAccountPatterns.one,
    title: 'Banka hesabı',
    above: bankAccountLinks.list(),
    load: () => import('../../features/bank-accounts/bank-account-page.tsx'),
  }),
  page({
    ...account,
    path: bankAccountPatterns.add,
    title: 'Yeni hesap ekle',
    above: bankAccountLinks.list(),
    load: () => import('../../features/bank-accounts/new-bank-account-page.tsx'),
  }),
  page({
    ...account,
    path: bonusPatterns.list,
    title: 'Bonuslarım',
    menu: { group: 'Hesabım', icon: 'bonus', order: 40 },
    load: () => import('../../features/bonuses/bonuses-page.tsx'),
  }),
  page({
    ...account,
    path: bonusPatterns.campaigns,
    title: 'Aktif kampanyalar',
    above: bonusLinks.list(),
    offline: 'copies',
    load: () => import('../../features/bonuses/campaigns-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.personal,
    title: 'Kişisel bilgilerim',
    menu: { group: 'Hesabım', icon: 'person', order: 60 },
    load: () => import('../../features/personal/personal-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.registeredRetailer,
    title: 'Kayıtlı bayi bilgilerim',
    menu: { group: 'Hesabım', icon: 'retailer', order: 70 },
    load: () => import('../../features/retailer/registered-retailer-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.settings,
    title: 'Ayarlar',
    menu: { group: 'Hesabım', icon: 'settings', order: 80, detail: 'İzinler, oranlar, görünüm, bildirimler' },
    load: () => import('../../features/settings/settings-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.changePassword,
    title: 'Şifre değiştir',
    menu: { group: 'Güvenlik', icon: 'password', order: 90 },
    load: () => import('../../features/sign-in/passwords/change-password-page.tsx'),
  }),
  page({
    ...account,
    access: 'anyone',
    path: contactPatterns.channels,
    title: 'İletişim',
    above: links.home(),
    offline: 'copies',
    menu: { group: 'Hesabım', icon: 'contact', order: 85, detail: 'Kanallar, adresler, bize ulaşın' },
    load: () => import('../../features/contact/channels-page.tsx'),
  }),
  page({
    ...account,
    access: 'anyone',
    path: contactPatterns.form,
    title: 'Bize ulaşın',
    above: contactLinks.channels(),
    load: () => import('../../features/contact/contact-form-page.tsx'),
  }),
  page({ ...account, path: accountPatterns.chooseRetailer, title: 'Bayi seç', load: loadChooseRetailer }),
  page({ ...account, path: accountPatterns.changeRetailer, title: 'Bayi Değiştir', load: loadChooseRetailer }),
  page({
    ...account,
    path: accountPatterns.profilePhone,
    title: 'Telefon doğrulama',
    load: () => import('../../features/verification/profile-phone-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.deposit,
    title: 'Para yatırma',
    menu: { group: 'Hesabım', icon: 'deposit', order: 20 },
    load: () => import('../../features/deposit/deposit-page.tsx'),
  }),
  { ...notFound, access: 'member', section: 'profile', above: links.profile() },
]);
