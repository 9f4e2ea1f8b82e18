import { marketName, outcomeLabel } from '../../domain/program/market-name.ts';
import { pickText, spokenOutcome } from '../../domain/program/pick-text.ts';
import { neededShare, shareText } from '../../domain/program/odd-meaning.ts';
import { takesBets } from '../../domain/program/playable.ts';
import { hideMarketFigures } from '../../domain/spoiler/spoiler-preference.ts';
import type { SeenOutcome } from '../../domain/statistics/seen-outcome.ts';
import { NOT_OFFERED } from '../../model/event.ts';
import { MarkBar, MarkKey } from '../../ui/chart/mark-bar.tsx';
import { findMarket } from './find-market.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { NamedOutcome } from '../../model/match-statistics.ts';
import type { EventHead, MarketRef } from '../../model/program.ts';
import { OddButton } from '../odd/odd-button.tsx';
import { type TopicView, useTopicEntry, useTopicValue } from '../../state/engine/use-topic.ts';
import { useAreSpoilerNamesHidden, useLegMarketNames } from '../../state/spoiler/use-spoiler-preference.ts';
import { useOutcomeToggle, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import styles from './pick-odd.module.css';

interface PickOddProps {
  view: TopicView<'event'>;
  head: EventHead;
  named: NamedOutcome;
  /**
   * Count of earlier matches in which the outcome held, compared with what its odd needs (rule odds-16); undefined
   * compares nothing, `null` has only what the odd needs.
   */
  seen?: SeenOutcome | null | undefined;
}

/** Outcome mentioned in a text: its name in this match and its current odd, which a tap adds to the slip. */
export function PickOdd({ view, head, named, seen }: PickOddProps) {
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const order = useTopicEntry(view, 'order');
  const market =
    config === undefined || order === undefined ? undefined : findMarket(order, config, head.sportId, named);
  return (
    <div className={styles['pick']}>
      {market === null || market === undefined || config === undefined ? (
        // The note is empty until the markets are loaded, because the market may still be open.
        <ClosedPick named={named} note={market === null ? CLOSED : ''} />
      ) : (
        <OpenPick {...{ view, head, named, market, config, seen }} />
      )}
    </div>
  );
}

/** Outcome without a tappable odd, in the same layout. */
export function PickWithoutOdd({ named, note = CLOSED, ended = false }: ClosedPickProps) {
  return (
    <div className={styles['pick']}>
      <ClosedPick {...{ named, note, ended }} />
    </div>
  );
}

interface ClosedPickProps {
  named: NamedOutcome;
  note?: string;
  /** True when its match is over. */
  ended?: boolean;
}

function ClosedPick({ named, note, ended = false }: ClosedPickProps) {
  const marketTitle = useLegMarketNames()(named.marketName, !ended, undefined);
  return (
    <div className={`row between gap-3 ${styles['line']}`}>
      <PickName outcome={pickText(named.outcomeName, marketTitle)} market={marketTitle} />
      <span className={`text-xs muted ${styles['gone']}`}>{note}</span>
    </div>
  );
}

const CLOSED = 'Şu anda bahse kapalı';

function OpenPick({
  view,
  head,
  named,
  market: ref,
  config,
  seen,
}: PickOddProps & { market: MarketRef; config: MarketConfig }) {
  const market = useTopicEntry(view, `market:${ref.id}`) ?? null;
  const selected = useSelectedOutcome(head.id);
  const select = useOutcomeToggle(head.sportId);
  const { outcomeNumber } = named;
  const outcome = market?.outcomes.find(({ number }) => number === outcomeNumber) ?? null;
  const told = marketName(config, ref.key, ref.line);
  const marketTitle = useAreSpoilerNamesHidden(head) ? hideMarketFigures(told) : told;
  const label = outcomeLabel(config, ref.key, outcomeNumber, ref.line, outcome?.name ?? named.outcomeName);
  const spoken = spokenOutcome(label, head.home, head.away);
  return (
    <>
      <div className={`row between gap-3 ${styles['line']}`}>
        <PickName outcome={pickText(spoken, marketTitle)} market={marketTitle} />
        <OddButton
          eventId={head.id}
          market={market}
          outcome={outcome}
          selected={selected?.marketId === ref.id && selected.outcomeNumber === outcomeNumber}
          onSelect={select}
          name={`${head.name}, ${marketTitle}, ${spoken}`}
          locked={!takesBets(head)}
        />
      </div>
      {seen !== undefined && head.phase === 0 && outcome !== null && outcome.odd > NOT_OFFERED && (
        <Expectation needed={neededShare(outcome.odd)} seen={seen} />
      )}
    </>
  );
}

/** The share an odd needs and the share of the earlier matches, in words and on one bar (rule odds-16). */
function Expectation({ needed, seen }: { needed: number; seen: SeenOutcome | null }) {
  const share = seen === null ? undefined : seen.held / seen.matches;
  return (
    <div className={styles['expectation']}>
      <MarkBar
        marks={[
          ...(share === undefined ? [] : [{ shape: 'dot' as const, share }]),
          { shape: 'line' as const, share: needed },
        ]}
      />
      <p className="flex wrap text-xs muted num">
        <span className="row">
          <MarkKey shape="line" /> oranın beklediği {shareText(needed)}
        </span>
        {share !== undefined && (
          <span className="row">
            <MarkKey shape="dot" /> bu maçlarda {shareText(share)}
          </span>
        )}
      </p>
    </div>
  );
}

function PickName({ outcome, market }: { outcome: string; market: string }) {
  return (
    <span className={styles['name']}>
      {outcome !== '' && <b>{outcome}</b>}
      <span className={styles['market']}>{market}</span>
    </span>
  );
}
