/** A member's pages: the account, and the coupons. */
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down';
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up';
import Bell from 'lucide-react/icons/bell';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Gift from 'lucide-react/icons/gift';
import Headset from 'lucide-react/icons/headset';
import Inbox from 'lucide-react/icons/inbox';
import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Scale from 'lucide-react/icons/scale';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import TicketCheck from 'lucide-react/icons/ticket-check';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { withGuards } from '../guards/with-guards.tsx';
import {
  accountPatterns,
  bankAccountLinks,
  bankAccountPatterns,
  bonusLinks,
  bonusPatterns,
  inboxLinks,
  inboxPatterns,
  contactLinks,
  contactPatterns,
} from '../../routes/account-routes.ts';
import { couponLinks, couponPatterns } from '../../routes/coupon-routes.ts';
import { ownLimitsPatterns } from '../../routes/own-limits-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { notFound } from './not-found.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { page } from './page-row.ts';

const account = {
  access: 'member',
  section: 'profile',
  backTarget: entryLinks.profile(),
  offline: 'frame',
} as const;
const coupons = { access: 'member', section: 'coupons', backTarget: entryLinks.coupons(), offline: 'copies' } as const;

/** Coupon beside the list, on wide screens (rule coupon-36); loaded when first shown. */
const CouponPanel = createLoadableComponent(() => import('../../features/coupon/coupon-panel.tsx'));
const loadCoupon = () => import('../../features/coupon/coupon-page.tsx');
const loadChooseRetailer = () => import('../../features/retailer/choose-retailer-page.tsx');
const loadPoolCoupon = () => import('../../features/pool-coupons/pool-coupon-page.tsx');

/** Most specific patterns first. */
export const memberPages = withGuards([
  page({
    ...account,
    path: accountPatterns.profile,
    title: 'Profil',
    backTarget: null,
    load: () => import('../../features/profile/profile-page.tsx'),
  }),
  page({
    ...coupons,
    path: couponPatterns.savedSlips,
    title: 'Kayıtlı kuponlar',
    backTarget: null,
    load: () => import('../../features/saved-slips/saved-slips-page.tsx'),
  }),
  page({ ...coupons, path: couponPatterns.couponDetail, title: 'Kupon detayı', load: loadCoupon }),
  page({ ...coupons, path: couponPatterns.playedCoupon, title: 'Kupon detayı', load: loadCoupon }),
  page({
    ...coupons,
    path: couponPatterns.couponGroup,
    title: 'Çoklu kupon',
    load: () => import('../../features/coupon/coupon-group-page.tsx'),
  }),
  page({ ...coupons, path: couponPatterns.poolCoupon, title: 'Spor Toto kuponu', load: loadPoolCoupon }),
  page({ ...coupons, path: couponPatterns.poolCouponInList, title: 'Spor Toto kuponu', load: loadPoolCoupon }),
  page({
    ...coupons,
    path: couponPatterns.poolCoupons,
    title: 'Spor Toto kuponlarım',
    menu: { group: 'Hesabım', icon: TicketCheck, order: 12, href: couponLinks.poolCoupons() },
    load: () => import('../../features/pool-coupons/pool-coupons-page.tsx'),
  }),
  page({
    ...coupons,
    path: couponPatterns.retailerCoupons,
    title: 'Müşteri kuponları',
    offline: 'frame',
    menu: { group: 'Hesabım', icon: Users, order: 15, href: couponLinks.retailerCoupons(), retailersOnly: true },
    load: () => import('../../features/customer-coupons/customer-coupons-page.tsx'),
  }),
  page(
    {
      ...coupons,
      path: couponPatterns.coupons,
      title: 'Kuponlarım',
      backTarget: null,
      menu: { group: 'Hesabım', icon: ReceiptText, order: 10, href: entryLinks.coupons() },
      load: () => import('../../features/coupons/coupons-page.tsx'),
    },
    { CouponPanel },
  ),
  page({
    ...account,
    path: inboxPatterns.messages,
    title: 'Mesajlarım',
    offline: 'copies',
    menu: { group: 'Hesabım', icon: Inbox, order: 50 },
    load: () => import('../../features/messages/messages-page.tsx'),
  }),
  page({
    ...account,
    path: inboxPatterns.message,
    title: 'Mesaj',
    backTarget: inboxLinks.messages(),
    offline: 'copies',
    load: () => import('../../features/messages/message-page.tsx'),
  }),
  page({
    ...account,
    path: inboxPatterns.notices,
    title: 'Bilgilendirmeler',
    offline: 'copies',
    menu: { group: 'Hesabım', icon: Bell, order: 55 },
    load: () => import('../../features/messages/notices-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.transactions,
    title: 'Hesap hareketlerim',
    menu: { group: 'Hesabım', icon: ArrowLeftRight, order: 30 },
    load: () => import('../../features/transactions/transactions-page.tsx'),
  }),
  page({
    ...account,
    path: '/profil/rakamlarim',
    title: 'Rakamlarım',
    offline: 'copies',
    menu: { group: 'Hesabım', icon: ChartNoAxesColumn, order: 32, detail: 'Net, isabet, seriler, kupon arama' },
    load: () => import('../../features/figures/figures-page.tsx'),
  }),
  page({
    ...account,
    path: ownLimitsPatterns.page,
    title: 'Oyun dengesi',
    menu: { group: 'Hesabım', icon: Scale, order: 33, detail: 'Haftalık tutar, ara, süre hatırlatması' },
    load: () => import('../../features/own-limits/own-limits-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.withdraw,
    title: 'Para çekme',
    menu: { group: 'Hesabım', icon: BanknoteArrowUp, order: 25, label: 'Para çekme' },
    load: () => import('../../features/withdraw/withdraw-page.tsx'),
  }),
  page({
    ...account,
    path: bankAccountPatterns.list,
    title: 'Banka hesaplarım',
    menu: { group: 'Hesabım', icon: Landmark, order: 35, detail: 'Çekimlerinin geldiği hesaplar' },
    load: () => import('../../features/bank-accounts/bank-accounts-page.tsx'),
  }),
  page({
    ...account,
    path: bankAccountPatterns.one,
    title: 'Banka hesabı',
    backTarget: bankAccountLinks.list(),
    load: () => import('../../features/bank-accounts/bank-account-page.tsx'),
  }),
  page({
    ...account,
    path: bankAccountPatterns.add,
    title: 'Yeni hesap ekle',
    backTarget: bankAccountLinks.list(),
    load: () => import('../../features/bank-accounts/new-bank-account-page.tsx'),
  }),
  page({
    ...account,
    path: bonusPatterns.list,
    title: 'Bonuslarım',
    menu: { group: 'Hesabım', icon: Gift, order: 40 },
    load: () => import('../../features/bonuses/bonuses-page.tsx'),
  }),
  page({
    ...account,
    path: bonusPatterns.campaigns,
    title: 'Aktif kampanyalar',
    backTarget: bonusLinks.list(),
    offline: 'copies',
    load: () => import('../../features/bonuses/campaigns-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.personal,
    title: 'Kişisel bilgilerim',
    menu: { group: 'Hesabım', icon: UserRound, order: 60 },
    load: () => import('../../features/personal/personal-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.registeredRetailer,
    title: 'Kayıtlı bayi bilgilerim',
    menu: { group: 'Hesabım', icon: Store, order: 70 },
    load: () => import('../../features/retailer/registered-retailer-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.settings,
    title: 'Ayarlar',
    menu: { group: 'Hesabım', icon: Settings, order: 80, detail: 'İzinler, oranlar, görünüm, bildirimler' },
    load: () => import('../../features/settings/settings-page.tsx'),
  }),
  page({
    ...account,
    path: accountPatterns.changePassword,
    title: 'Şifre değiştir',
    menu: { group: 'Güvenlik', icon: KeyRound, order: 90 },
    load: () => import('../../features/sign-in/passwords/change-password-page.tsx'),
  }),
  page({
    ...account,
    access: 'anyone',
    path: contactPatterns.channels,
    title: 'İletişim',
    backTarget: entryLinks.home(),
    offline: 'copies',
    menu: { group: 'Hesabım', icon: Headset, order: 85, detail: 'Kanallar, adresler, bize ulaşın' },
    load: () => import('../../features/contact/channels-page.tsx'),
  }),
  page({
    ...account,
    access: 'anyone',
    path: contactPatterns.form,
    title: 'Bize yaz',
    backTarget: contactLinks.channels(),
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
    menu: { group: 'Hesabım', icon: BanknoteArrowDown, order: 20 },
    load: () => import('../../features/deposit/deposit-page.tsx'),
  }),
  { ...notFound, access: 'member', section: 'profile', backTarget: entryLinks.profile() },
]);
