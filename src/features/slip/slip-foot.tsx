import { useId, useState } from 'react';
import { Link } from 'wouter';
import { links } from '../../app/routes.ts';
import { type PlayStep, playStep } from '../../domain/betslip/play-step.ts';
import { type SlipView, priceWords } from '../../domain/betslip/slip-view.ts';
import { liraText } from '../../domain/member/member-money.ts';
import { useSession } from '../../state/session.ts';
import { signInToPlay } from '../../state/slip-return.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { PlayNotice } from './play-notice.tsx';
import { SlipWinning } from './slip-figures.tsx';
import styles from './slip-foot.module.css';
import { usePlaying } from './use-play.ts';
import { usePlayConditions } from './use-play-conditions.ts';

/** Where the decision is made: what it wins, what stands in the way, and the button. */
export function SlipFoot({ view }: { view: SlipView }) {
  const { phase, balances } = useSession();
  const [bonusWanted, setBonusWanted] = useState(false);
  const bonus = balances?.bonusBalance ?? 0;
  const useBonus = bonusWanted && bonus > 0;
  const playing = usePlaying();
  const around = usePlayConditions(playing.play.phase === 'unknown' || playing.doubtful);
  const step = playStep(view, around, { phase, balances, useBonus });
  const reasonId = useId();
  return (
    <footer className={styles['foot']}>
      <PlayNotice playing={playing} />
      {bonus > 0 && (
        <CheckboxField
          label={<span className="num">Bonus bakiyemi kullan ({liraText(bonus)})</span>}
          name="useBonus"
          error=""
          checked={useBonus}
          onChange={setBonusWanted}
          onBlur={nothing}
        />
      )}
      <SlipWinning view={view} />
      <div className={styles['reason']} data-blocked={step.reason !== ''}>
        <output id={reasonId}>{step.reason}</output>
        {step.reason === '' && <span className="num">{priceWords(view)}</span>}
      </div>
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
          busy={playing.busy}
          price={view.price.totalPrice}
          reasonId={reasonId}
          onPlay={() => playing.send(useBonus)}
        />
      )}
    </footer>
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

/** Disabled it keeps the keyboard's place and tells its reason; busy it does nothing. */
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
      {visitor ? 'Giriş yap ve oyna' : busy ? 'Gönderiliyor…' : `Oyna · ${liraText(price)}`}
    </Button>
  );
}

function nothing(): void {
  // The box has nothing to check when it is left.
}
