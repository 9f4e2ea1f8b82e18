import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { memo, useId, useState } from 'react';
import type { SuspensionTrigger } from '../changes/bet-suspension.ts';
import { spokenOutcome } from '../../../domain/program/pick-text.ts';
import { isShownMarket } from '../../../domain/program/shown-market.ts';
import { hideMarketFigures } from '../../../domain/spoiler/spoiler-preference.ts';
import { marketName, outcomeLabel } from '../../../domain/program/market-name.ts';
import { OPEN } from '../../../model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome } from '../../../model/event.ts';
import type { MarketConfig } from '../../../model/market-config.ts';
import { MbsBadge } from '../../../parts/event-row/mbs-badge.tsx';
import { OddButton } from '../../../parts/odd/odd-button.tsx';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { moveFocusByArrows } from '../../../ui/control/arrow-keys.ts';
import { useClosureText } from '../changes/use-closure-text.ts';
import styles from './odds.module.css';
import { gridColumns, outcomeLayout } from './outcome-layout.ts';

export interface MarketCardProps {
  view: TopicView<'event'>;
  id: number;
  /** `t_st` and line: what names the market, also after it has left. */
  marketKey: string;
  line: string;
  config: MarketConfig;
  event: {
    id: number;
    home: string;
    away: string;
    name: string;
    happened: SuspensionTrigger | null;
    coversNames: boolean;
  };
  /** The market has left the event; its card keeps the place, closed. */
  removed: boolean;
  /** The event takes no bets now. */
  locked: boolean;
  wide: boolean;
  collapsed: boolean;
  onToggle: (id: number) => void;
  /** Number of the selected outcome of this market, 0 for none. */
  selectedOutcome: number;
  onSelect: (eventId: number, marketId: number, outcomeNumber: number) => void;
  /** Takes all closed cards away. Keep it stable. */
  onTidy: () => void;
  /** outcome number → percent of plays; `undefined` while the player does not want them. */
  percentages: Record<string, number> | undefined;
}

/** A market with its outcomes. The card subscribes to its own value, so that a change renders this card alone. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { id, marketKey, line, config, removed: gone, collapsed, onToggle, onTidy } = props;
  const market = useLastKnown(useTopicEntry(props.view, `market:${id}`));
  const bodyId = useId();
  const closed = gone || (market !== undefined && !isShownMarket(market));
  const told = marketName(config, marketKey, line);
  const name = props.event.coversNames ? hideMarketFigures(told) : told;
  // The reason why a whole match is closed is shown above its markets, so a locked match gives the card no text.
  const isOpen = props.locked || market === undefined || market.status === OPEN;
  const closure = useClosureText(isOpen, props.event.happened);
  return (
    <section className={`${styles['card']} ${closed ? styles['closed'] : ''}`} aria-labelledby={`${bodyId}-name`}>
      <div className={`row gap-2 ${styles['head']}`}>
        <h3 className="fill shrink text-sm weight-600">
          <button
            type="button"
            id={`${bodyId}-name`}
            className={`row between shrink gap-2 ${styles['toggle']}`}
            aria-expanded={!collapsed}
            aria-controls={bodyId}
            onClick={() => onToggle(id)}
          >
            <span className={styles['name']}>{name}</span>
            <ChevronDown className={`rigid faint ${styles['chevron']}`} size={16} aria-hidden />
          </button>
        </h3>
        {closed ? (
          <button
            type="button"
            className={`middle rigid weight-650 muted ${styles['state']}`}
            onClick={onTidy}
            aria-label="Kapandı, kapananları kaldır"
          >
            Kapandı
            <X size={12} aria-hidden />
          </button>
        ) : (
          <>
            {closure !== '' && <span className={`rigid weight-600 muted ${styles['why']} num`}>{closure}</span>}
            {market !== undefined && <MbsBadge value={market.minBets} />}
          </>
        )}
      </div>
      <div id={bodyId} hidden={collapsed}>
        {market !== undefined && !collapsed && <Outcomes {...props} market={market} name={name} closed={closed} />}
      </div>
    </section>
  );
});

type OutcomesProps = MarketCardProps & { market: Market; name: string; closed: boolean };

function Outcomes(props: OutcomesProps) {
  const { market, marketKey, line, config, event, name, closed, locked, wide, selectedOutcome, percentages } = props;
  const labels = market.outcomes.map((outcome) => outcomeLabel(config, marketKey, outcome.number, line, outcome.name));
  const layout = outcomeLayout(labels, wide);
  const [focused, setFocused] = useState(0);
  const isOpen = ({ number, status, odd }: Outcome): boolean =>
    number === selectedOutcome || (!locked && market.status === OPEN && status === OPEN && odd > NOT_OFFERED);
  const stop = market.outcomes.find((outcome) => outcome.number === focused && isOpen(outcome));
  const tabStop = stop ?? market.outcomes.find(isOpen);
  return (
    // The keys are those of the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={`stack shrink ${styles['outcomes']}`}
      style={{ gridTemplateColumns: gridColumns(layout), ['--need' as string]: `${layout.inlineLabelWidth}px` }}
      aria-label={name}
      // Each market has one tab stop: the outcome focused last.
      onFocus={(focus) => setFocused(Number(focus.target.dataset['outcome']))}
      onKeyDown={moveFocusByArrows}
    >
      {market.outcomes.map((outcome, index) => (
        <OddButton
          key={outcome.number}
          eventId={event.id}
          market={market}
          outcome={outcome}
          selected={outcome.number === selectedOutcome}
          onSelect={props.onSelect}
          label={labels[index] ?? outcome.name}
          name={[
            ...[event.name, name, spokenOutcome(labels[index] ?? outcome.name, event.home, event.away)],
            ...shareTexts(percentages?.[String(outcome.number)]),
          ].join(', ')}
          percent={wholePercent(percentages?.[String(outcome.number)])}
          wide
          locked={locked || closed}
          tabIndex={outcome === tabStop ? undefined : -1}
        />
      ))}
    </fieldset>
  );
}

/** A market that has left is shown as it was last seen. */
function useLastKnown(market: Market | undefined): Market | undefined {
  const [last, setLast] = useState(market);
  if (market !== undefined && market !== last) setLast(market);
  return market ?? last;
}

const wholePercent = (percent: number | undefined): number | undefined =>
  percent === undefined ? undefined : Math.round(percent);

/** Share of plays for screen readers: ["yüzde 62 oynandı"], or [] if it is not known or not shown. */
const shareTexts = (percent: number | undefined): string[] =>
  percent === undefined ? [] : [`yüzde ${Math.round(percent)} oynandı`];
