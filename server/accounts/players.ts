/** All members of the stand-in, found by the identifiers accepted at sign-in. */
import { createHash } from 'node:crypto';
import { Random } from '../simulation/random.ts';
import { ACTIVE_ACCOUNT, type Account, type AccountFlags, noConsents, noPopupsDue } from './account.ts';
import { identityNumber } from './field-checks.ts';
import type { Retailers } from './retailers/retailers.ts';

/** Fields of a new member; missing ones are invented, identically for the same seed and order. */
export type NewAccount = Partial<Omit<Account, 'playerNo' | 'hashedPlayer' | 'flags' | 'devices'>> & {
  flags?: Partial<AccountFlags>;
};

export const DEMO_PASSWORD = 'Tribun123';
const FIRST_PLAYER_NO = 7_100_001;
const FIRST_IDENTITY = 300_000_001;

export class Players {
  readonly #seed: number;
  readonly #retailers: Retailers;
  #random: Random;
  #byNumber = new Map<number, Account>();

  constructor(seed: number, retailers: Retailers) {
    this.#seed = seed;
    this.#retailers = retailers;
    this.#random = new Random(seed);
  }

  add(told: NewAccount): Account {
    const place = this.#byNumber.size;
    const person = inventPerson(this.#random);
    const recommended = this.#retailers.any('Active', this.#random).id;
    const account: Account = {
      playerNo: FIRST_PLAYER_NO + place,
      hashedPlayer: createHash('sha256').update(`${this.#seed} ${place}`).digest('hex'),
      identityNumber: identityNumber(FIRST_IDENTITY + place),
      birthDate: `${1970 + (place % 30)}-0${1 + (place % 9)}-1${place % 10}`,
      name: person.name,
      surname: person.surname,
      nationality: 'TR',
      occupation: '101',
      address: null,
      provinceId: null,
      districtId: null,
      phoneNumber: `0556${String(1_000_000 + place)}`,
      email: `${person.mailName}${place + 1}@posta.example`,
      isMailVerified: true,
      password: DEMO_PASSWORD,
      status: ACTIVE_ACCOUNT,
      signIn: 'plain',
      retailerId: recommended,
      recommendedRetailerId: recommended,
      balance: 0,
      bonusBalance: 0,
      unread: 0,
      messagesAtStart: 0,
      noticesAtStart: 0,
      idempotency: false,
      tellsTransactions: true,
      canDeposit: true,
      canWithdraw: true,
      oneWithdrawal: true,
      couponsAtStart: 0,
      transactionsAtStart: 0,
      isCustomRetailer: false,
      surveysDue: { deposit: false, withdraw: false },
      consents: { sms: false, otherDevice: false, commercial: false },
      ...told,
      flags: { ...noPopupsDue, ...told.flags },
      profileSettings: { ...noConsents, ...told.profileSettings },
      betslipSettings: { aa: false, aoi: false, ...told.betslipSettings },
      devices: new Set(),
      favouriteLeagues: new Map(),
      favouriteEditors: new Set(),
    };
    this.#byNumber.set(account.playerNo, account);
    return account;
  }

  all(): Iterable<Account> {
    return this.#byNumber.values();
  }

  byNumber(playerNo: number): Account | undefined {
    return this.#byNumber.get(playerNo);
  }

  /**
   * Finds a member by phone number (in any format, with or without the leading 0), identity number or member number.
   */
  byUserInfo(userInfo: string): Account | undefined {
    const digits = userInfo.replace(/\D/g, '');
    const named = this.byPhone(digits) ?? this.byPhone(`0${digits}`) ?? this.byIdentity(digits);
    return named ?? this.byNumber(Number(digits));
  }

  byPhone(phoneNumber: string): Account | undefined {
    return this.#find((account) => account.phoneNumber === phoneNumber);
  }

  byIdentity(identity: string): Account | undefined {
    return this.#find((account) => account.identityNumber === identity);
  }

  reset(): void {
    this.#byNumber.clear();
    this.#random = new Random(this.#seed);
  }

  #find(suits: (account: Account) => boolean): Account | undefined {
    return [...this.#byNumber.values()].find(suits);
  }
}

/** Invented names for members nobody named. */
function inventPerson(random: Random): { name: string; surname: string; mailName: string } {
  const name = random.pick(names);
  const surname = random.pick(surnames);
  return { name, surname, mailName: `${plain(name)}.${plain(surname)}` };
}

/** Letters a mail address may be made of. */
function plain(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^a-z]/g, '');
}

const plainLetters: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };

const names = (
  'Ayşe Mehmet Elif Mustafa Zeynep Ahmet Fatma Emre Merve Can Selin Burak Derya Onur Gizem Serkan Ece Kerem Pınar ' +
  'Tolga Buse Deniz İrem Umut Çağla Barış Özge Volkan Şule Hakan'
).split(' ');

const surnames = (
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Aydın Öztürk Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özdemir Şimşek ' +
  'Polat Korkmaz Güneş Aksoy Erdoğan Bulut Keskin Ünal Turan Güler Yavuz Acar'
).split(' ');
