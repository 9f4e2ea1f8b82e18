import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { moneyText } from '../../../domain/number-text.ts';
import { ageText } from '../../../domain/time.ts';
import { type PlayStep, playStep } from './play-step.ts';
import type { PlayConditions } from '../../../domain/slip/slip-rules.ts';
import type { FormerPrice } from '../slip-kind.tsx';
import type { SlipView } from '../slip-view.ts';
import { ownLimitsPatterns } from '../../../routes/own-limits-routes.ts';
import { accountLinks } from '../../../routes/account-routes.ts';
import { useToday } from '../../../state/device/clock.ts';
import { useConnection, useServiceReachability } from '../../../state/engine/use-connection.ts';
import { useFreshness } from '../../../state/engine/freshness.ts';
import { useSession } from '../../../state/member/session.ts';
import { useLimitReason } from '../../../state/own-limits/use-limit-reason.ts';
import { signInToPlay } from '../../../state/slip/slip-requests.ts';
import { useIsSlipLocked } from '../../../state/slip/slip-calls.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { SlipStake } from '../stake/slip-stake.tsx';
import { SlipTotals } from './slip-figures.tsx';
import { SlipPlayNotice } from './slip-play-notices.tsx';
import styles from './slip-play-footer.module.css';
import { LeastWinning } from './system-stair.tsx';
import { UndoBar } from './undo-bar.tsx';
import { usePlayAction } from './use-play-action.ts';

interface SlipPlayFooterProps {
  view: SlipView;
  useBonus: boolean;
  /** True to focus the button. */
  toPlay: boolean;
  former: FormerPrice | null;
}

/** Stake, winning and play button. Notes that come and go are above, so that nothing moves under a finger. */
export function SlipPlayFooter({ view, useBonus, toPlay, former }: SlipPlayFooterProps) {
  const { phase, balances } = useSession();
  const { play, busy, oddsMoved: moved, note, inDoubt: doubtful, run } = usePlayAction(view.slip.items);
  const around = usePlayConditions(play.phase === 'unknown' || doubtful);
  const locked = useIsSlipLocked();
  const limit = useLimitReason(useBonus ? 0 : view.price.totalPrice);
  const step = playStep(view, around, { phase, balances, useBonus, limit });
  const reasonId = useId();
  return (
    <footer className={styles['foot']} data-tour="slip-foot">
      <SlipPlayNotice play={play} note={note} doubtful={doubtful} oddsMoved={moved} />
      <UndoBar />
      <Reason id={reasonId} text={step.reason} said={around.locked} />
      {step.reason === '' && <OddsAge />}
      <Limits view={view} />
      <SlipStake
        view={view}
        locked={locked}
        funds={useBonus ? balances?.bonusBalance : balances?.balance}
        former={former}
      />
      <SlipTotals view={view} />
      <LeastWinning view={view} />
      {step.step === 'deposit' ? (
        <Link
          href={accountLinks.deposit()}
          className={buttonClass('primary', true, styles['button'])}
          aria-describedby={reasonId}
        >
          Para yatır
        </Link>
      ) : (
        <PlayButton
          step={step}
          words={buttonWords({ visitor: phase === 'visitor', busy, moved, price: view.price.totalPrice })}
          busy={busy}
          focused={toPlay}
          reasonId={reasonId}
          onPlay={() => run(useBonus)}
        />
      )}
      {phase === 'member' && (
        <Link href={ownLimitsPatterns.page} className={`text-xs muted ${styles['balance']}`}>
          Oyun dengesi
        </Link>
      )}
    </footer>
  );
}

/** Conditions of this tab for playing (rule play-7, play-8: never offline, never on stale live odds). */
function usePlayConditions(locked: boolean): PlayConditions {
  const { status, oddsSource } = useConnection();
  const reach = useServiceReachability();
  return {
    online: reach === 'on',
    outdated: reach === 'outdated',
    oddsFromCache: oddsSource === 'copy',
    refreshing: oddsSource === 'device',
    liveStale: status !== 'on',
    locked,
  };
}

interface ReasonProps {
  id: string;
  text: string;
  /** True when the notice above says the reason already. */
  said: boolean;
}

/** Reason why the coupon cannot be played. */
function Reason({ id, text, said }: ReasonProps) {
  return (
    <output
      id={id}
      className={said || text === '' ? 'visually-hidden' : `text-xs weight-600 ${styles['reason']}`}
      data-blocked={text !== '' && !said}
    >
      {text}
    </output>
  );
}

/** Note for odds older than half a minute: playing requests current ones first (rule play-26). */
function OddsAge() {
  const { isExpired: aged, lastUpdateAt: since } = useFreshness();
  const today = useToday();
  if (!aged) return null;
  return (
    <p className={`text-xs muted ${styles['limits']} num`}>
      Son oranlar {ageText(since, today)}. Oynarken önce güncel oranlar sorulur.
    </p>
  );
}

/** Cap and tax on the winning. */
function Limits({ view: { price, limits } }: { view: SlipView }) {
  const { capped, total } = price.king;
  if (!capped && total.tax <= 0) return null;
  return (
    <p className={`text-xs muted ${styles['limits']} num`}>
      {capped && <span>Kupon başına en fazla {moneyText(limits.maxEarning)}</span>}
      {total.tax > 0 && (
        <span>
          {!capped && `Vergi ${moneyText(total.tax)} · `}Vergi sonrası net {moneyText(total.net)}
        </span>
      )}
    </p>
  );
}

interface ButtonFacts {
  visitor: boolean;
  busy: boolean;
  /** True when odds have moved and the tap accepts them. */
  moved: boolean;
  /** Kuruş. */
  price: number;
}

/** Text of the button: the action and its price. */
function buttonWords({ visitor, busy, moved, price }: ButtonFacts): ReactNode {
  if (busy) return 'Gönderiliyor…';
  const words = visitor ? 'Giriş yap ve oyna' : moved ? 'Yeni oranla oyna' : 'Oyna';
  // A single child, because the button is a flex row with gaps between its children.
  return (
    <span>
      {words} · <span translate="no">{moneyText(price)}</span>
    </span>
  );
}

interface PlayButtonProps {
  step: PlayStep;
  words: ReactNode;
  busy: boolean;
  focused: boolean;
  reasonId: string;
  onPlay: () => void;
}

/** A blocked button keeps the focus and describes the reason; a busy one ignores presses. */
function PlayButton({ step, words, busy, focused, reasonId, onPlay }: PlayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const blocked = step.step === 'blocked';
  const press = (): void => {
    if (busy || blocked) return;
    if (step.step === 'signIn') signInToPlay();
    else onPlay();
  };
  return (
    <Button
      ref={button}
      variant="primary"
      wide
      className={`${styles['button']} num`}
      // Initial focus of a dialog that opens.
      data-autofocus={focused ? '' : undefined}
      aria-disabled={blocked || busy}
      aria-busy={busy}
      aria-describedby={step.reason === '' ? undefined : reasonId}
      onClick={press}
    >
      {words}
    </Button>
  );
}
