/** Texts of an empty coupon list (rule coupon-13). */
import { monthName } from '../date-text.ts';
import { type CouponTab, type CouponListFilters, couponTabs } from './coupon-tab-info.ts';
import { periodTexts } from './period.ts';

/**
 * Text for an empty tab: names the archive month or the period; any other narrowing choice is called "filters". Paid
 * and lost coupons move to the archive with time, so their texts mention it.
 */
export function emptyText(tab: CouponTab, choice: CouponListFilters): string {
  const facts = couponTabs[tab];
  const filter = facts.filters.find(({ name }) => name === choice.filter);
  const paid = filter?.name === 'odenen';
  const adjective = paid ? couponTabs.odenen.adjective : facts.adjective;
  const month = monthOf(choice.archive);
  if (month !== undefined) return `${month} tarihine ait ${adjective} kupon bulunmamaktadır.`;
  if (choice.period !== undefined) return `${periodTexts[choice.period]} ${adjective} bir kupon bulunmamaktadır.`;
  if (choice.archive !== undefined || filter?.type !== undefined) return NOTHING_FITS;
  const none = `${capital(adjective)} kupon bulunmamaktadır.`;
  return paid || tab === 'odenen' || tab === 'kaybeden' ? `${none} ${SEE_ARCHIVE}` : none;
}

const NOTHING_FITS = 'Seçtiğiniz filtrelere göre kupon bulunmamaktadır.';
const SEE_ARCHIVE = 'Eski kuponlarınızı görüntülemek için Web platformundan “Arşiv” sekmesini ziyaret edebilirsiniz.';

/** True when an empty list's text names the archive, so that a link to it belongs beside the text. */
export const namesArchive = (text: string): boolean => text.endsWith(SEE_ARCHIVE);

/** "2026-03" → "Mart 2026"; undefined for a whole year. */
function monthOf(archive: string | undefined): string | undefined {
  const [year = '', month] = archive?.split('-') ?? [];
  return month === undefined ? undefined : `${monthName(Number(month))} ${year}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
}
