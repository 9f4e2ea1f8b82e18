/** Overview of the member's account, and a greeting by time of day (rule account-16). */
import type { BankAccount } from '../../model/payment.ts';
import type { Player, PlayerRetailer } from '../../model/player.ts';
import { toTurkiyeDate } from '../../domain/time.ts';
import { lacksPhone } from '../../domain/member/retailer/required-retailer.ts';

export type AccountPart = 'phone' | 'mail' | 'bank' | 'retailer';

export interface AccountFact {
  part: AccountPart;
  /** `due`: the player has something to do; `unknown`: the value is not loaded yet. */
  state: 'good' | 'due' | 'unknown';
  text: string;
}

/** @param banks null while not loaded */
export function accountFacts(
  player: Pick<Player, 'phoneNumber' | 'email' | 'isMailVerified'>,
  retailer: Pick<PlayerRetailer, 'name' | 'status'> | null,
  banks: readonly Pick<BankAccount, 'status'>[] | null,
): AccountFact[] {
  return [
    { part: 'phone', ...phoneFact(player) },
    { part: 'mail', ...mailFact(player) },
    { part: 'bank', ...bankFact(banks) },
    { part: 'retailer', ...retailerFact(retailer) },
  ];
}

/** Greeting such as "Günaydın", by the hour in Türkiye. `now` is epoch seconds. */
export function greetingText(now: number): string {
  const hour = toTurkiyeDate(now).getUTCHours();
  if (hour < 5) return 'İyi geceler';
  if (hour < 12) return 'Günaydın';
  return hour < 18 ? 'İyi günler' : 'İyi akşamlar';
}

type Said = Omit<AccountFact, 'part'>;

const notYet: Said = { state: 'unknown', text: '…' };

function phoneFact(player: Pick<Player, 'phoneNumber'>): Said {
  if (player.phoneNumber === null) return notYet;
  return lacksPhone(player) ? { state: 'due', text: 'Numaranı ekle' } : { state: 'good', text: 'Kayıtlı' };
}

function mailFact({ email, isMailVerified }: Pick<Player, 'email' | 'isMailVerified'>): Said {
  if (email === null) return notYet;
  if (email === '') return { state: 'due', text: 'Adresini ekle' };
  return isMailVerified ? { state: 'good', text: 'Doğrulandı' } : { state: 'due', text: 'Adresini doğrula' };
}

function bankFact(banks: readonly Pick<BankAccount, 'status'>[] | null): Said {
  if (banks === null) return notYet;
  const active = banks.filter(({ status }) => status === 'active').length;
  if (active > 0) return { state: 'good', text: `${active} hesap kayıtlı` };
  return { state: 'due', text: banks.some(({ status }) => status === 'hold') ? 'Hesabını onayla' : 'Hesabını ekle' };
}

function retailerFact(retailer: Pick<PlayerRetailer, 'name' | 'status'> | null): Said {
  if (retailer === null) return { state: 'due', text: 'Bayini seç' };
  if (retailer.status === 'Passive') return { state: 'due', text: 'Bayini değiştir' };
  return { state: 'good', text: retailer.name || 'Kayıtlı' };
}
