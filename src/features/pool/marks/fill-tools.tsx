import { countText, moneyText } from '../../../domain/number-text.ts';
import { emptyBlock } from '../../../domain/pool/marks.ts';
import type { DraftChange } from '../../../domain/pool/change-draft.ts';
import { type PoolFillKind, poolFill, signShares } from '../../../domain/pool/pool-fill.ts';
import { type PoolLimits, poolPrice, potentialColumns } from '../../../domain/pool/pool-price.ts';
import type { PoolDraft, PoolEvent } from '../../../model/pool.ts';
import { useMinute } from '../../../state/device/clock.ts';
import { usePoolMatches, useSportsbookEvents } from '../../../state/pool/sportsbook-events.ts';
import { Button } from '../../../ui/control/button.tsx';
import { oddsOf } from '../match-list.tsx';
import styles from './tools.module.css';

interface FillToolsProps {
  events: readonly PoolEvent[];
  draft: PoolDraft;
  /** Index of the block to fill, from 0. */
  shown: number;
  limits: PoolLimits;
  onChange: (change: DraftChange) => void;
}

const kinds: readonly { kind: PoolFillKind; name: string }[] = [
  { kind: 'favourites', name: 'Favoriler' },
  { kind: 'balanced', name: 'Dengeli' },
  { kind: 'surprising', name: 'Sürprizli' },
];

const NO_ADVICE = 'Oranlara göre doldurur, öneri değildir.';

/** Fills of the shown block by the odds, each with its columns and price (rule pool-38). */
export function FillTools({ events: told, draft, shown, limits, onChange }: FillToolsProps) {
  const events = useSportsbookEvents(told, useMinute());
  const rows = usePoolMatches(
    events.flatMap(({ eventId, winner }) => (eventId === null || winner !== null ? [] : [eventId])),
  );
  const shares = events.map(({ eventId }) => signShares(oddsOf(eventId === null ? undefined : rows.get(eventId))));
  const unknown = shares.filter((each) => each === null).length;
  // The tools keep their place until the odds are known, so that the matches below do not move.
  const isWaiting = unknown === events.length;
  const isPartial = unknown > 0 && !isWaiting;
  const { cycle, blocks, multiplier, coupons } = draft;
  const others = potentialColumns(blocks.with(shown, emptyBlock));
  const left = Math.floor(limits.maxColumn / multiplier) - others;
  return (
    <section className={styles['fills']} aria-label="Oranlara göre doldur">
      <div className={styles['kinds']}>
        {kinds.map(({ kind, name }) => {
          const block = poolFill(kind, shares, left);
          const columns = potentialColumns([block]);
          // The price is that of the filled block; one with unmarked matches costs as if each had one mark.
          const { price } = poolPrice([block.map((marks) => (marks.length === 0 ? [1] : marks))], draft, limits);
          return (
            <Button
              key={kind}
              variant="quiet"
              disabled={left < 1 || isWaiting}
              onClick={() =>
                onChange({
                  type: 'open',
                  slip: { cycle, multiplier, coupons, blocks: [...blocks.with(shown, block)] },
                })
              }
            >
              <b>{name}</b>
              <span className="num">
                {isWaiting ? 'oran bekleniyor' : `${countText(columns)} kolon · ${moneyText(price)}`}
              </span>
            </Button>
          );
        })}
      </div>
      <details className="text-xs muted leading-145">
        {/* The summary has either sentence: odds arrive one after the other, and a line of its own moved the matches. */}
        <summary>{isPartial ? `Oranı bilinmeyen ${unknown} maç boş kalır.` : NO_ADVICE} Nasıl seçilir?</summary>
        <p>
          {isPartial && `${NO_ADVICE} `}Favoriler: her maçta en olası sonuç. Dengeli: ayrıca en yakın 4 maça ikinci
          sonuç. Sürprizli: en yakın 4 maçta yalnız ikinci sonuç, sonraki 2 maça iki sonuç. Kolon sınırına sığmayan
          ikinci sonuçlar konmaz.
        </p>
      </details>
    </section>
  );
}
