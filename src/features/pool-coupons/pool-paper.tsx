import { poolCouponView, poolFigures } from '../../domain/pool/pool-coupon-view.ts';
import { poolSigns } from '../../domain/pool/marks.ts';
import { fullDateTime } from '../../domain/coupon/detail-view.ts';
import type { PoolCouponDetail } from '../../model/pool.ts';
import { CouponPrintout } from '../../parts/coupon-printout/coupon-printout.tsx';
import styles from './pool-paper.module.css';

/**
 * Printable coupon with the marks of every block beside the matches.
 * @param now epoch seconds
 */
export function PoolPaper({ coupon, now }: { coupon: PoolCouponDetail; now: number }) {
  const { round, status, prize, prizeLabel } = poolCouponView(coupon, now);
  const won = prize === '' ? [] : [{ label: prizeLabel, value: prize }];
  return (
    <CouponPrintout
      name={`Spor Toto kuponu ${coupon.id}`}
      playedAt={fullDateTime(coupon.playedAt)}
      kind={round}
      status={status}
      figures={[...poolFigures(coupon), ...won]}
    >
      <table className={styles['marks']}>
        <thead>
          <tr>
            <th>No</th>
            <th>Maç</th>
            {coupon.marks.map((_, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- a block is its place
              <th key={place}>{place + 1}. Kolon</th>
            ))}
            <th>Sonuç</th>
          </tr>
        </thead>
        <tbody>
          {coupon.events.map(({ number, name, winner, result }, match) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{name}</td>
              {coupon.marks.map((block, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a block is its place
                <td key={place}>{poolSigns.filter((sign) => block[match]?.includes(sign)).join(' ')}</td>
              ))}
              <td>{[winner, result].filter((each) => each !== null).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </CouponPrintout>
  );
}
