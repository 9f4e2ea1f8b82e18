/** Demo accounts, one for every state of a member; printed at start, made at reset. All share one password. */
import type { BankAccountInput } from './bank-accounts.ts';
import { type NewAccount, DEMO_PASSWORD } from './players.ts';
import type { Retailers } from './retailers/retailers.ts';
import { identityNumber } from './field-checks.ts';

interface DemoAccount {
  userInfo: string;
  /** For the person at the terminal. */
  about: string;
  make(retailers: Retailers): NewAccount;
  bankAccounts?: readonly BankAccountInput[];
}

/** Place of the retailer's terminal, and of its retailer. */
const TERMINAL = 16;

export const demoAccounts: readonly DemoAccount[] = [
  {
    ...demo(1, 'Active, balance 1.250,00 TL, bonus 100,00 TL, 40 coupons, 3 bank accounts', {
      name: 'Deniz',
      surname: 'Yılmaz',
      balance: 125_000,
      bonusBalance: 10_000,
      unread: 3,
      surveyedAt: null,
      surveysDue: { deposit: true, withdraw: true },
      messagesAtStart: 45,
      noticesAtStart: 6,
      couponsAtStart: 40,
      transactionsAtStart: 60,
    }),
    bankAccounts: [
      { accountName: 'Maaş hesabım', isDefault: true },
      // At a bank that takes no payments.
      { iban: 'TR590013200000000350930001', accountName: 'Eski hesabım' },
      { status: 'Hold' },
    ],
  },
  demo(2, 'Active, sign-in asks for the activation code (100)', { signIn: 'activation', balance: 20_000 }),
  demo(3, 'Active, a new device asks for confirmation (103)', { signIn: 'device', balance: 35_000 }),
  demo(4, 'Active, password expired (104)', { signIn: 'expired', balance: 5_000 }),
  demo(5, 'PreActive1, no retailer', { status: 1, retailerId: null }),
  demo(6, 'PreActive2, retailer passive', { status: 2 }, 'Passive'),
  demo(7, 'Active, retailer passive', { balance: 40_000 }, 'Passive'),
  demo(8, 'Suspend, retailer passive', { status: 6 }, 'Passive'),
  demo(9, 'TimeBlocking', { status: 7, balance: 15_000 }),
  demo(10, 'Cancel: sign-in refused', { status: 3 }),
  demo(11, 'GrayList', { status: 5, balance: 7_500 }),
  {
    ...demo(12, 'Active, no phone number (sign in with the identity number)', {
      identityNumber: identityNumber(100_000_001),
      phoneNumber: null,
      balance: 10_000,
    }),
    userInfo: identityNumber(100_000_001),
  },
  demo(13, 'Active, every popup after sign-in is due', {
    isMailVerified: false,
    balance: 60_000,
    flags: {
      isConfirmedSms: false,
      isConfirmedOtherContactDevice: false,
      isConfirmedSendEmail: false,
      isConfirmedCampaignPopup: false,
      campaignUrl: '/profil/bonuslarim/aktif-kampanyalar',
    },
  }),
  demo(14, 'Active, terms of use to be confirmed', { balance: 30_000, flags: { termsOfUseDue: true } }),
  demo(
    15,
    'Active, 400 coupons of six years, 700 other transactions, customer of the terminal',
    {
      balance: 500_000,
      couponsAtStart: 400,
      transactionsAtStart: 700,
    },
    'Active',
    TERMINAL,
  ),
  demo(TERMINAL, "Active, a retailer's terminal: sees its customers' coupons", { isCustomRetailer: true }),
];

/** @param shop which of the retailers, one of its own unless told */
function demo(
  place: number,
  about: string,
  told: NewAccount,
  retailer: 'Active' | 'Passive' = 'Active',
  shop = place,
): DemoAccount {
  const phoneNumber = `0555${String(place).padStart(7, '0')}`;
  const identity = identityNumber(200_000_000 + place);
  return {
    userInfo: phoneNumber,
    about,
    make: (retailers) => ({
      identityNumber: identity,
      phoneNumber,
      birthDate: `1990-01-${String(place).padStart(2, '0')}`,
      retailerId: retailers.nth(retailer, shop).id,
      ...told,
    }),
  };
}

/** The demo accounts, for the person at the terminal. */
export function demoAccountsText(): string {
  const rows = demoAccounts.map(({ userInfo, about }) => `    ${userInfo}  ${about}`);
  return [`  Demo accounts, password ${DEMO_PASSWORD}:`, ...rows, '  Codes sent: GET /__control/outbox'].join('\n');
}
