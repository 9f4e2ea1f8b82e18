/** Turkish texts for bonuses and campaigns, and which campaigns are active (rule bonus-8). */
import type { Bonus, BonusStatus, Campaign } from '../../model/payment.ts';
import { formatInTurkiye } from '../../domain/format-in-turkiye.ts';
import { moneyText, oddText } from '../../domain/number-text.ts';
import { DAY_SECONDS, dayKey } from '../../domain/time.ts';
import type { Wagering } from './wagering.ts';

export const bonusStatusNames: Record<BonusStatus, string> = {
  active: 'Aktif',
  used: 'Kullanıldı',
  cancelled: 'İptal edildi',
  expired: 'Süresi doldu',
  waits: 'Onayını bekliyor',
  unknown: 'Durumu bilinmiyor',
};

/** Validity of a bonus: "1 Kasım 2026 – 8 Kasım 2026"; while it can be used, "Bitiş: bugün 23:59". */
export function bonusTime({ status, beginsAt, endsAt }: Bonus, now: number): string {
  const open = status === 'active' || status === 'waits';
  if (open && endsAt !== null && endsAt > now) return `Bitiş: ${momentOf(endsAt, now)}`;
  const days = [beginsAt, endsAt].filter((at) => at !== null).map((at) => formatInTurkiye(at, 'D MMMM YYYY'));
  return [...new Set(days)].join(' – ');
}

/** Last day of a campaign; '' when it has no end, or the end is unknown. */
export function campaignTime(endsAt: number | null, now: number): string {
  return endsAt === null ? '' : `Son gün: ${momentOf(endsAt, now)}`;
}

/** Wagering conditions to meet before the bonus can be withdrawn; '' when there are none. */
export function wageringTerms({ minOdd }: Pick<Bonus, 'minOdd'>, wagering: Wagering | null): string {
  if (wagering === null) return '';
  const odds = minOdd === null ? '' : ` En az ${oddText(minOdd)} oranlı kuponlar sayılır.`;
  return `${moneyText(wagering.required)} tutarında kupon oynaman gerekir.${odds}`;
}

/** Remaining wagering, "250,00 ₺ kaldı"; "Çevrim tamamlandı" when nothing remains. */
export function wageringLeft({ left }: Wagering): string {
  return left === 0 ? 'Çevrim tamamlandı' : `${moneyText(left)} kaldı`;
}

function momentOf(at: number, now: number): string {
  const day = dayKey(at);
  if (day === dayKey(now)) return `bugün ${formatInTurkiye(at, 'HH:mm')}`;
  if (day === dayKey(now + DAY_SECONDS)) return `yarın ${formatInTurkiye(at, 'HH:mm')}`;
  return formatInTurkiye(at, day.slice(0, 4) === dayKey(now).slice(0, 4) ? 'D MMMM HH:mm' : 'D MMMM YYYY');
}

/** Active campaigns in the service's order. @param now epoch seconds */
export function activeCampaigns(campaigns: readonly Campaign[], now: number): Campaign[] {
  return campaigns.filter(
    ({ beginsAt, endsAt }) => (beginsAt === null || beginsAt <= now) && (endsAt === null || endsAt > now),
  );
}
