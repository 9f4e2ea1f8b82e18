import type { ReactNode } from 'react';
import { decimalText, oddText } from '../../domain/number-text.ts';
import { type OddReference, fairShares, neededShare, shareText } from '../../domain/program/odd-meaning.ts';
import { marketName, outcomeLabel } from '../../domain/program/market-name.ts';
import { pickText, spokenOutcome } from '../../domain/program/pick-text.ts';
import { hideMarketFigures } from '../../domain/spoiler/spoiler-preference.ts';
import { hasStatistics } from '../../domain/statistics/offered-statistics.ts';
import { seenOutcome, seenSports } from '../../domain/statistics/seen-outcome.ts';
import { sinceClock } from '../../domain/since-clock.ts';
import { type Market, NOT_OFFERED } from '../../model/event.ts';
import type { MarketConfig } from '../../model/market-config.ts';
import type { EventHead } from '../../model/program.ts';
import { type OpeningOdd, openingOdd } from '../../state/engine/opening-odds.ts';
import { useTopic, useTopicEntry, useTopicValue } from '../../state/engine/use-topic.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useAreSpoilerNamesHidden } from '../../state/spoiler/use-spoiler-preference.ts';
import { MarkBar, MarkKey, type MarkShape } from '../../ui/chart/mark-bar.tsx';
import styles from './odd-meaning.module.css';

/** Explanation of an odd: the chance it needs, its share, earlier matches, its movement and the share of plays. */
export default function OddMeaning({ asked }: { asked: OddReference }) {
  const { eventId, marketId, outcomeNumber } = asked;
  const view = useTopic({ kind: 'event', eventId, sportId: 0 });
  const head = useTopicEntry(view, 'head');
  const market = useTopicEntry(view, `market:${marketId}`);
  const load = useTopicEntry(view, 'load');
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const percentages = useTopicEntry(view, 'percentages');
  const outcome = market?.outcomes.find(({ number }) => number === outcomeNumber);
  const odd = outcome?.odd ?? asked.odd;
  const names = market && config && outcome ? namesOf(config, market, outcomeNumber) : undefined;
  const seen = useSeen(head, names);
  const waiting = market === undefined && (load === undefined || load.phase === 'loading');
  if (odd <= NOT_OFFERED) return <p className="muted">Bu seçim şu anda sunulmuyor.</p>;
  const needed = neededShare(odd);
  const place = market?.outcomes.findIndex(({ number }) => number === outcomeNumber) ?? -1;
  const fair = fairShares(market?.outcomes.map((each) => each.odd) ?? [])?.[place];
  const played = percentages?.[String(marketId)]?.[String(outcomeNumber)];
  const shares: [MarkShape, number | undefined][] = [
    ['diamond', fair],
    ['square', played === undefined ? undefined : played / 100],
    ['dot', seen.share],
    ['line', needed],
  ];
  const unknown = waiting ? '…' : UNKNOWN;
  return (
    <div className={`stack one-column gap-3 ${styles['meaning']}`} aria-busy={waiting}>
      <Title asked={asked} head={head} names={names} odd={odd} />
      <MarkBar marks={shares.flatMap(([shape, share]) => (share === undefined ? [] : [{ shape, share }]))} />
      <dl className="stack one-column">
        <Row shape="line" name="Gereken" note={`en az ${shareText(needed)} tutmalı (1 ÷ ${oddText(odd)})`}>
          {shareText(needed)}
        </Row>
        <Row
          shape="diamond"
          name="Payı"
          note={fair === undefined ? 'kâr payı çıkınca' : `kâr payı çıkınca, ${market?.outcomes.length} seçenek içinde`}
        >
          {fair === undefined ? unknown : shareText(fair)}
        </Row>
        <Row shape="dot" name="Görülen" note={seen.note}>
          {seen.share === undefined ? (seen.waiting ? '…' : UNKNOWN) : shareText(seen.share)}
        </Row>
        <Row shape="square" name="Oynanan" note="bu bahsi oynayanların seçimi">
          {played === undefined ? unknown : shareText(played / 100)}
        </Row>
        <Movement opening={openingOdd(eventId, marketId, outcomeNumber)} odd={odd} />
      </dl>
      <p className="text-xs muted leading-145">
        Bunlar öneri değil: geçmiş maçlar ve oynanan paylar sonucu belirlemez.
      </p>
    </div>
  );
}

const UNKNOWN = 'bilinmiyor';

interface OutcomeNames {
  market: string;
  outcome: string;
}

function namesOf(config: MarketConfig, market: Market, outcomeNumber: number): OutcomeNames {
  const name = market.outcomes.find(({ number }) => number === outcomeNumber)?.name ?? '';
  return {
    market: marketName(config, market.key, market.line),
    outcome: outcomeLabel(config, market.key, outcomeNumber, market.line, name),
  };
}

interface TitleProps {
  asked: OddReference;
  head: EventHead | undefined;
  names: OutcomeNames | undefined;
  odd: number;
}

const notCovered = { phase: 0 } as const;

function Title({ asked, head, names, odd }: TitleProps) {
  const isCovered = useAreSpoilerNamesHidden(head ?? notCovered);
  const market = names === undefined || !isCovered ? names?.market : hideMarketFigures(names.market);
  return (
    <div className="row between gap-3">
      <p className={`stack shrink gap-2px ${styles['name']}`}>
        {head === undefined || names === undefined || market === undefined ? (
          <b>{asked.name}</b>
        ) : (
          <>
            <b>{pickText(spokenOutcome(names.outcome, head.home, head.away), market)}</b>
            <span className="text-sm muted">
              {market} · {head.name}
            </span>
          </>
        )}
      </p>
      <b translate="no" className={`rigid num ${styles['odd']}`}>
        {oddText(odd)}
      </b>
    </div>
  );
}

interface RowProps {
  shape?: MarkShape;
  name: string;
  note: string;
  children: ReactNode;
}

function Row({ shape, name, note, children }: RowProps) {
  return (
    <div className={`row gap-3 ${styles['row']}`}>
      {shape === undefined ? <span className={styles['noKey']} /> : <MarkKey shape={shape} />}
      <dt className="stack fill shrink">
        <span className="text-sm weight-600">{name}</span> <span className="text-xs muted">{note}</span>
      </dt>
      <dd className={`rigid num weight-650 ${styles['value']}`} data-unknown={children === UNKNOWN || undefined}>
        {children}
      </dd>
    </div>
  );
}

/** The odd when the match was opened, and its change since then. */
function Movement({ opening, odd }: { opening: OpeningOdd | undefined; odd: number }) {
  if (opening === undefined) {
    return (
      <Row name="Hareket" note="maç sayfası açılınca izlenir">
        {UNKNOWN}
      </Row>
    );
  }
  const change = odd - opening.odd;
  return (
    <Row name="Hareket" note={`${sinceClock(opening.at / 1_000)} beri, maçı açtığında ${oddText(opening.odd)}`}>
      {change === 0 ? 'değişmedi' : `${change > 0 ? '+' : '−'}${decimalText(Math.abs(change))}`}
    </Row>
  );
}

interface Seen {
  share: number | undefined;
  note: string;
  waiting: boolean;
}

/** Share of the last matches of both sides in which the outcome would have held; only before the start. */
function useSeen(head: EventHead | undefined, names: OutcomeNames | undefined): Seen {
  const offered = head !== undefined && head.phase === 0 && hasPast(head);
  const last = useRead(
    'getLastMatches',
    offered ? { parameters: { sportId: head.sportId, eventId: head.mappedId ?? head.id, count: LAST_MATCHES } } : null,
  );
  const seen =
    last.value === undefined || head === undefined || names === undefined
      ? undefined
      : seenOutcome(last.value, { sportId: head.sportId, marketName: names.market, outcomeName: names.outcome });
  if (seen !== undefined) {
    const note = `iki takımın son ${seen.matches} maçında ${seen.held} kez`;
    return { share: seen.held / seen.matches, note, waiting: false };
  }
  const note = head !== undefined && head.phase !== 0 ? 'maç başladı, eski maçlarla karşılaştırılmaz' : 'son maçlarda';
  return { share: undefined, note, waiting: last.phase === 'loading' };
}

/** Number of last matches of each side, as on their tab, so that both share the response. */
const LAST_MATCHES = 10;

function hasPast({ sportId, hasComments, home, away, duel }: EventHead): boolean {
  return home !== '' && away !== '' && !duel && hasStatistics(seenSports, sportId, hasComments);
}
