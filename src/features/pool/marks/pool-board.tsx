import { type MouseEvent, useRef, useState } from 'react';
import { fairDraw } from './fair-draw.ts';
import { defaultAppConfig } from '../../../domain/default-app-config.ts';
import { poolSigns } from '../../../domain/pool/marks.ts';
import { poolPrice } from '../../../domain/pool/pool-price.ts';
import type { PoolRound, PoolSign } from '../../../model/pool.ts';
import { PlayNoticeBox } from '../../../parts/play-notice/play-notice.tsx';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { changePool, useLatestCallback, usePoolMarking, usePoolPlay } from '../../../state/pool/use-pool-marking.ts';
import { MarkBlock } from './mark-block.tsx';
import { BlockTabs, BlockTools } from './block-tools.tsx';
import { FillTools } from './fill-tools.tsx';
import { HowTo } from './how-to.tsx';
import { MatchList } from '../match-list.tsx';
import { PoolPlayFooter } from '../play/pool-play-footer.tsx';
import { useShownBlock } from './use-shown-block.ts';
import styles from './pool-board.module.css';

/** Cryptographic randomness; tests pass another source. */
const draw = fairDraw((bytes) => crypto.getRandomValues(bytes));

/** The matches, the four blocks of marks beside them, and the price. */
export function PoolBoard({ round, offset }: { round: PoolRound; offset: number }) {
  const limits = (useTopicValue({ kind: 'config' }, 'app') ?? defaultAppConfig).soccerPool;
  const { reported: told, draft, note, change, undo } = usePoolMarking(limits);
  const play = usePoolPlay();
  const locked = play.phase === 'sending' || play.phase === 'unknown';
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, show] = useShownBlock(scroller);
  const [wanted, setWanted] = useState('');
  const { cycle } = round;
  const aside = told?.aside ?? null;
  // Until the engine knows the round, its marks belong to another one.
  const present = draft.cycle === cycle;
  const price = poolPrice(draft.blocks, draft, limits);

  const random = (matches: readonly number[]): void => {
    const marks = matches.map((match) => ({ match, sign: poolSigns[draw(poolSigns.length)] ?? 0 }));
    if (marks.length > 0) change({ type: 'fill', cycle, block: shown, marks });
  };
  const onRandom = useLatestCallback((match: number) => random([match]));
  const onMark = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-sign]') : null;
    if (button === null) return;
    const [block = 0, match = 0, sign = 0] = (button.dataset['sign'] ?? '').split(' ').map(Number);
    if (block !== shown) show(block);
    const on = draft.blocks[block]?.[match - 1]?.includes(sign as PoolSign) !== true;
    change({ type: 'mark', cycle, block, match, sign: sign as PoolSign, on });
  };
  /** Scrolls to a match of a block and focuses its first button. */
  const goTo = (block: number, match: number): void => {
    show(block);
    setWanted(`${block} ${match}`);
    const target = scroller.current?.querySelector<HTMLElement>(`[data-sign="${block} ${match} 1"]`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'center', inline: 'nearest' });
  };

  return (
    <>
      <HowTo limits={limits} />
      {aside !== null && (
        <PlayNoticeBox onClose={() => void changePool({ type: 'asideSeen' })}>
          Yeni hafta başladı. {aside.roundName} haftasındaki {aside.matches} maçlık işaretin bu haftaya taşınmadı.
        </PlayNoticeBox>
      )}
      <fieldset
        className={`stack shrink gap-3 ${styles['marking']}`}
        disabled={locked || !present}
        aria-label="İşaretlerin"
      >
        <BlockTabs blocks={draft.blocks} columnCounts={price.columnsPerBlock} shown={shown} onShow={show} />
        <BlockTools
          blocks={draft.blocks}
          shown={shown}
          round={round}
          canUndo={told?.canUndo === true}
          onUndo={undo}
          onRandom={random}
          onChange={change}
        />
        <FillTools events={round.events} draft={draft} shown={shown} limits={limits} onChange={change} />
        <div className={`card stack ${styles['board']}`}>
          <MatchList events={round.events} onRandom={onRandom} />
          {/* Taps on the buttons bubble up to one listener. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
          <div ref={scroller} className={styles['blocks']} onClick={onMark}>
            {draft.blocks.map((marks, place) => (
              <MarkBlock
                // oxlint-disable-next-line react/no-array-index-key -- a block is its place
                key={place}
                blockIndex={place}
                marks={marks}
                events={round.events}
                current={place === shown}
                targetMatch={wanted}
              />
            ))}
          </div>
        </div>
      </fieldset>
      <PoolPlayFooter
        draft={draft}
        price={price}
        limits={limits}
        offset={offset}
        note={note}
        onTerms={(terms) => change({ type: 'terms', cycle, ...terms })}
        onGoTo={goTo}
      />
    </>
  );
}
