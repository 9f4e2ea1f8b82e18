import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { moneyText } from '../../../domain/number-text.ts';
import { ageText } from '../../../domain/time.ts';
import { type PlayStep, playStep } from '../../../domain/slip/play-step.ts';
import type { PlayConditions } from '../../../domain/slip/slip-rules.ts';
import type { SlipView } from '../../../domain/slip/slip-view.ts';
import { accountLinks } from '../../../routes/account.ts';
import { useToday } from '../../../state/device/clock.ts';
import { useConnection, useReach } from '../../../state/engine/connection.ts';
import { useFreshness } from '../../../state/engine/freshness.ts';
import { useSession } from '../../../state/member/session.ts';
import { signInToPlay } from '../../../state/slip/slip-return.ts';
import { useSlipLocked } from '../../../state/slip/slip.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { SlipStake } from '../stake/stake.tsx';
import { SlipTotals } from './figures.tsx';
import { SlipPlayNotice } from './notices.tsx';
import styles from './play-foot.module.css';
import { UndoBar } from './undo-bar.tsx';
import { usePlaying } from './use-play.ts';

interface PlayFootProps {
  view: SlipView;
  useBonus: boolean;
  /** The button takes the focus. */
  toPlay: boolean;
}

/** Where the decision is made: for how much, what it wins, and the button. What comes and goes stands above, so that nothing moves under a finger. */
export function PlayFoot({ view, useBonus, toPlay }: PlayFootProps) {
  const { phase, balances } = useSession();
  const { play, busy, moved, note, doubtful, run } = usePlaying(view.slip.items);
  const around = usePlayConditions(play.phase === 'unknown' || doubtful);
  const locked = useSlipLocked();
  const step = playStep(view, around, { phase, balances, useBonus });
  const reasonId = useId();
  return (
    <footer className={styles['foot']} data-tour="slip-foot">
      <SlipPlayNotice play={play} note={note} doubtful={doubtful} moved={moved} />
      <UndoBar />
      <Reason id={reasonId} text={step.reason} said={around.locked} />
      {step.reason === '' && <OddsAge />}
      <Limits view={view} />
      <SlipStake view={view} locked={locked} />
      <SlipTotals view={view} />
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
    </footer>
  );
}

/** What is around the slip in this tab (rule play-7, play-8: never offline, never on old live odds). */
function usePlayConditions(locked: boolean): PlayConditions {
  const { status, copied } = useConnection();
  const reach = useReach();
  return { online: reach === 'on', outdated: reach === 'outdated', copied, liveStale: status !== 'on', locked };
}

interface ReasonProps {
  id: string;
  text: string;
  /** The notice above says it already, and more. */
  said: boolean;
}

/** Why not. */
function Reason({ id, text, said }: ReasonProps) {
  return (
    <output
      id={id}
      className={said || text === '' ? 'visually-hidden' : styles['reason']}
      data-blocked={text !== '' && !said}
    >
      {text}
    </output>
  );
}

/** Odds of more than half a minute ago: playing asks the service first (rule play-26). */
function OddsAge() {
  const { aged, since } = useFreshness();
  const today = useToday();
  if (!aged) return null;
  return (
    <p className={`${styles['limits']} num`}>
      Son oranlar {ageText(since, today)}. Oynarken önce güncel oranlar sorulur.
    </p>
  );
}

/** What of the winning is not all the player's. */
function Limits({ view: { price, limits } }: { view: SlipView }) {
  const { capped, total } = price.king;
  if (!capped && total.tax <= 0) return null;
  return (
    <p className={`${styles['limits']} num`}>
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
  /** Odds have moved, and the tap says yes to them. */
  moved: boolean;
  /** Kuruş. */
  price: number;
}

/** What a tap does, and for how much. */
function buttonWords({ visitor, busy, moved, price }: ButtonFacts): ReactNode {
  if (busy) return 'Gönderiliyor…';
  const words = visitor ? 'Giriş yap ve oyna' : moved ? 'Yeni oranla oyna' : 'Oyna';
  // One child: the button is a row with gaps between its children.
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

/** Disabled it keeps the focus and says why; busy it does nothing. */
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
      // Of a dialog that opens: where the focus goes.
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
