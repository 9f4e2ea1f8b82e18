import { bonusStatusNames, bonusTime, wageringLeft, wageringTerms } from './bonus-text.ts';
import { type Wagering, showsWagering, wageringOf } from './wagering.ts';
import { moneyText } from '../../domain/number-text.ts';
import type { Bonus } from '../../model/payment.ts';
import { confirmWithoutRequest, openConfirm } from '../../parts/confirm/confirm.tsx';
import { useOnline } from '../../state/engine/online.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import styles from './bonus-card.module.css';
import type { BonusAnswer } from './use-bonus-answer.ts';

interface BonusCardProps {
  bonus: Bonus;
  /** Epoch seconds. */
  now: number;
  answering: BonusAnswer;
}

export function BonusCard({ bonus, now, answering }: BonusCardProps) {
  const { id, name, description, amount, remaining, status } = bonus;
  const wagering = showsWagering(bonus) ? wageringOf(bonus) : null;
  const time = bonusTime(bonus, now);
  return (
    <article className={`card stack pad gap-2 ${styles['card']}`} data-bonus={id} aria-label={name}>
      <div className={`flex between gap-3 ${styles['top']}`}>
        <h2 className={`shrink text-md weight-650 ${styles['name']}`}>{name === '' ? 'Bonus' : name}</h2>
        <span className={classNames('rigid text-xs weight-650 muted', styles['status'], styles[status])}>
          {bonusStatusNames[status]}
        </span>
      </div>
      <p className={`flex wrap ${styles['amounts']}`}>
        <b className={`${styles['amount']} num`}>{moneyText(amount)}</b>
        {status === 'active' && remaining !== null && remaining !== amount && (
          <span className={`text-sm muted leading-145 ${styles['quiet']}`}>
            kalan{' '}
            <span translate="no" className="num">
              {moneyText(remaining)}
            </span>
          </span>
        )}
      </p>
      {description !== '' && <p className={`text-sm muted leading-145 ${styles['quiet']}`}>{description}</p>}
      {wagering !== null && <Turnover wagering={wagering} terms={wageringTerms(bonus, wagering)} />}
      {time !== '' && <p className={`text-xs faint ${styles['time']}`}>{time}</p>}
      {status === 'waits' && <Answer bonus={bonus} answering={answering} />}
    </article>
  );
}

/** The wagering requirement: how much of it is done, as a bar and in words. */
function Turnover({ wagering, terms }: { wagering: Wagering; terms: string }) {
  const { done, required, percent } = wagering;
  return (
    <div className={styles['turnover']}>
      <p className={`flex between gap-3 text-sm muted ${styles['facts']}`}>
        <span>
          Çevrim <b className="num">%{percent}</b>
        </span>
        <span className="num">{wageringLeft(wagering)}</span>
      </p>
      <ProgressBar
        aria-label="Çevrim şartı"
        aria-valuetext={`${moneyText(required)} çevrimin ${moneyText(done)} kadarı tamam`}
        max={100}
        value={percent}
      />
      <p className={`text-xs faint ${styles['time']}`}>{terms}</p>
    </div>
  );
}

/** Buttons to accept or refuse; one tap sends one answer (rule bonus-5). */
function Answer({ bonus, answering }: { bonus: Bonus; answering: BonusAnswer }) {
  const offline = !useOnline();
  const { isLocked: locked, isSending: sending, noteOf, answer } = answering;
  const busy = sending(bonus);
  const refuse = (): void =>
    openConfirm({
      title: 'Bonusu reddet',
      children: <p>{bonus.name} hesabına yüklenmez. Bu karar geri alınamaz.</p>,
      confirmText: 'Reddet',
      onConfirm: confirmWithoutRequest,
      onDone: () => answer(bonus, false),
    });
  const say = (does: () => void) => () => (locked || offline ? undefined : does());
  return (
    <div className={`stack gap-2 ${styles['answer']}`}>
      <FormError text={noteOf(bonus)} />
      {offline && <p className={`text-sm muted leading-145 ${styles['quiet']}`}>Çevrimdışıyken bonus yanıtlanamaz.</p>}
      <div className="flex wrap gap-2">
        {/* The buttons are not disabled while busy, because they would lose the focus; a second press does nothing. */}
        <Button
          variant="primary"
          aria-disabled={locked || offline}
          aria-busy={busy}
          onClick={say(() => answer(bonus, true))}
        >
          {busy ? 'Gönderiliyor…' : 'Bonusu kabul et'}
        </Button>
        <Button variant="quiet" aria-disabled={locked || offline} onClick={say(refuse)}>
          İstemiyorum
        </Button>
      </div>
    </div>
  );
}
