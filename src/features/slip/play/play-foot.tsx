import { useId } from 'react';
import { Link } from 'wouter';
import { moneyText } from '../../../domain/number-text.ts';
import { type PlayStep, playStep } from '../../../domain/slip/play-step.ts';
import type { PlayConditions } from '../../../domain/slip/slip-rules.ts';
import { type SlipView, priceWords } from '../../../domain/slip/slip-view.ts';
import { links } from '../../../routes/routes.ts';
import { useConnection } from '../../../state/engine/connection.ts';
import { useOnline } from '../../../state/engine/online.ts';
import { useSession } from '../../../state/member/session.ts';
import { signInToPlay } from '../../../state/slip/slip-return.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { SlipWinning } from './figures.tsx';
import { PlayNotice } from './notices.tsx';
import styles from './play-foot.module.css';
import { usePlaying } from './use-play.ts';

/** Where the decision is made: what it wins, what stands in the way, and the button. */
export function PlayFoot({ view, useBonus }: { view: SlipView; useBonus: boolean }) {
  const { phase, balances } = useSession();
  const { play, busy, note, doubtful, run } = usePlaying();
  const around = usePlayConditions(play.phase === 'unknown' || doubtful);
  const step = playStep(view, around, { phase, balances, useBonus });
  const reasonId = useId();
  return (
    <footer className={styles['foot']} data-tour="slip-foot">
      <PlayNotice play={play} note={note} doubtful={doubtful} />
      <SlipWinning view={view} />
      <Reason id={reasonId} text={step.reason} said={around.locked} view={view} />
      {step.step === 'deposit' ? (
        <Link
          href={links.deposit()}
          className={buttonClass('primary', true, styles['button'])}
          aria-describedby={reasonId}
        >
          Para yatır
        </Link>
      ) : (
        <PlayButton
          step={step}
          visitor={phase === 'visitor'}
          busy={busy}
          price={view.price.totalPrice}
          reasonId={reasonId}
          onPlay={() => run(useBonus)}
        />
      )}
    </footer>
  );
}

/** What is around the slip in this tab (rule play-7, play-8: never offline, never on old live odds). */
function usePlayConditions(locked: boolean): PlayConditions {
  const { status } = useConnection();
  const online = useOnline() && status !== 'off';
  return { online, liveStale: status !== 'on', locked };
}

interface ReasonProps {
  id: string;
  text: string;
  /** The notice above says it already, and more. */
  said: boolean;
  view: SlipView;
}

/** Why not, or else what for: always the same room. */
function Reason({ id, text, said, view }: ReasonProps) {
  const shown = text !== '' && !said;
  return (
    <div className={styles['reason']} data-blocked={shown}>
      <output id={id} className={said ? 'visually-hidden' : undefined}>
        {text}
      </output>
      {!shown && <PriceWords view={view} />}
    </div>
  );
}

/** How the price comes about, and what of the winning is not all the player's. */
function PriceWords({ view }: { view: SlipView }) {
  const { price, limits } = view;
  const { tax, net } = price.king.total;
  return (
    <p className="num">
      {priceWords(view)}
      {price.king.capped && (
        <span className={styles['line']}>Kupon başına en fazla {moneyText(limits.maxEarning)}</span>
      )}
      {tax > 0 && (
        <span className={styles['line']}>
          {!price.king.capped && `Vergi ${moneyText(tax)} · `}Vergi sonrası net {moneyText(net)}
        </span>
      )}
    </p>
  );
}

interface PlayButtonProps {
  step: PlayStep;
  visitor: boolean;
  busy: boolean;
  price: number;
  reasonId: string;
  onPlay: () => void;
}

/** Disabled it keeps the focus and says why; busy it does nothing. */
function PlayButton({ step, visitor, busy, price, reasonId, onPlay }: PlayButtonProps) {
  const blocked = step.step === 'blocked';
  const press = (): void => {
    if (busy || blocked) return;
    if (step.step === 'signIn') signInToPlay();
    else onPlay();
  };
  return (
    <Button
      variant="primary"
      wide
      className={`${styles['button']} num`}
      aria-disabled={blocked || busy}
      aria-busy={busy}
      aria-describedby={step.reason === '' ? undefined : reasonId}
      onClick={press}
    >
      {visitor ? 'Giriş yap ve oyna' : busy ? 'Gönderiliyor…' : `Oyna · ${moneyText(price)}`}
    </Button>
  );
}
