import type { FigureOutcome } from '../../domain/figures/figure-coupon.ts';
import { sinceText } from '../../domain/figures/figure-texts.ts';
import { moneySum } from '../../domain/figures/money-sums.ts';
import { countText, moneyText } from '../../domain/number-text.ts';
import type { FigureExtent } from './figure-filters.ts';
import type { FigureView } from './figure-loader.ts';
import { MOST_ROWS } from './figure-sources.ts';

interface CoverageProps {
  figures: FigureView;
  extent: FigureExtent;
}

/** The extent of the figures, and whether all of it has loaded: one paragraph, whose height hardly changes (figures-10). */
export function Coverage({ figures: { coupons, loading, complete, missing }, extent }: CoverageProps) {
  const oldest = coupons.at(-1);
  if (oldest === undefined) return null;
  const more = missing === null ? '' : `${countText(missing)} kuponun daha var`;
  return (
    <p className="text-sm muted leading-145" aria-live="polite">
      <b>
        {sinceText(oldest.at)} {countText(coupons.length)} kupon
      </b>{' '}
      · {extent.period !== undefined && `${extent.heading.toLocaleLowerCase('tr')} · `}
      {complete && 'hepsi bu cihazda hesaplandı'}
      {!complete && loading && `Yükleniyor: ${more === '' ? 'şimdilik bu cihazdaki kuponların sayıldı' : more}.`}
      {!complete &&
        !loading &&
        `Eksik: ${more === '' ? 'yalnızca bu cihazdaki kuponların sayıldı' : `${more}, bu cihazda değil`}.`}
    </p>
  );
}

/** Lines about coupons that the figures leave out (figures-10); below the figures, because they are known last. */
export function Omissions({ figures: { coupons, isTruncated, removed } }: Pick<CoverageProps, 'figures'>) {
  const left = leftOut(coupons);
  const bonus = moneySum(coupons, 'bonus');
  return (
    <div className="stack gap-2px text-sm muted leading-145">
      {isTruncated && <p>Her listenin yalnızca son {countText(MOST_ROWS)} kuponu sayıldı.</p>}
      {left !== '' && <p>Rakamlara girmeyenler: {left}.</p>}
      {bonus.coupons > 0 && (
        <p>
          Bonusla oynadığın {countText(bonus.coupons)} kupon para toplamlarında yok: bedeli {moneyText(bonus.played)},
          kazancı {moneyText(bonus.won)}.
        </p>
      )}
      {removed !== null && removed.coupons > 0 && (
        <p>
          Sildiğin {countText(removed.coupons)} kupon listelerinde yok, bedeli {moneyText(removed.played)}; rakamlara
          girmez.
        </p>
      )}
    </div>
  );
}

const words: Partial<Record<FigureOutcome, string>> = {
  waiting: 'bekleyen',
  refunded: 'iade edilen',
  cancelled: 'iptal edilen ya da oluşmayan',
  unknown: 'durumu bilinmeyen',
};

/** "9 bekleyen, 4 iade edilen"; '' for none. */
function leftOut(coupons: FigureView['coupons']): string {
  return (Object.keys(words) as FigureOutcome[])
    .map((outcome) => ({ outcome, count: coupons.filter((coupon) => coupon.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${countText(count)} ${words[outcome] ?? ''}`)
    .join(', ');
}
