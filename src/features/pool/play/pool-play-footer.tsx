import { useId } from 'react';
import { Link } from 'wouter';
import { countText, moneyText } from '../../../domain/number-text.ts';
import { MAX_POOL_COUPONS } from '../../../domain/pool/change-draft.ts';
import { isEmptyBlock } from '../../../domain/pool/marks.ts';
import { type PoolFault, poolFault } from '../../../domain/pool/pool-fault.ts';
import type { PoolLimits, PoolPrice } from '../../../domain/pool/pool-price.ts';
import type { PoolDraft, PoolTerms } from '../../../model/pool.ts';
import { PlayNoticeBox } from '../../../parts/play-notice/play-notice.tsx';
import { accountLinks } from '../../../routes/account-routes.ts';
import { ownLimitsPatterns } from '../../../routes/own-limits-routes.ts';
import { useAtServerTime } from '../../../state/device/use-at-server-time.ts';
import { useUnreachableText } from '../../../state/engine/use-connection.ts';
import { useMoneyTap } from '../../../state/engine/use-money-tap.ts';
import { useLimitReason } from '../../../state/own-limits/use-limit-reason.ts';
import { useSession } from '../../../state/member/session.ts';
import { requestSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { playPool, usePoolPlay } from '../../../state/pool/use-pool-marking.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { PoolPlayNotice } from './pool-play-notice.tsx';
import styles from './play.module.css';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { MoneyInput } from '../../../ui/form/money-field.tsx';
import { useTypedNumber, wholeNumber, wholeNumberNote } from '../../../ui/form/use-typed-number.ts';

interface PoolPlayFooterProps {
  draft: PoolDraft;
  price: PoolPrice;
  limits: PoolLimits;
  /** Server's clock minus this device's, ms. */
  offset: number;
  /** Reason why the last tap on a mark changed nothing; '' for none. */
  note: string;
  onTerms: (terms: Partial<PoolTerms>) => void;
  /** Scrolls to a match of a block: `block` from 0, `match` from 1. */
  onGoTo: (block: number, match: number) => void;
}

/** Price and play button (rule pool-22), visible while the matches scroll. */
export function PoolPlayFooter({ draft, price, limits, offset, note, onTerms, onGoTo }: PoolPlayFooterProps) {
  const play = usePoolPlay();
  const tap = useMoneyTap(play);
  const reasonId = useId();
  const way = useWay(draft, price, limits, { offset, locked: play.phase === 'unknown' || tap.inDoubt });
  const { multiplier, coupons } = draft;
  return (
    <>
      <div className={`flex wrap ${styles['terms']}`}>
        <PoolStepper
          label="Misli"
          value={multiplier}
          max={limits.maxColumn}
          onChange={(next) => onTerms({ multiplier: next })}
        />
        <PoolStepper
          label="Kupon adedi"
          value={coupons}
          max={MAX_POOL_COUPONS}
          onChange={(next) => onTerms({ coupons: next })}
        />
      </div>
      <footer className={`stack gap-2 ${styles['foot']}`} data-empty={draft.blocks.every(isEmptyBlock)}>
        {note !== '' && <PlayNoticeBox>{note}</PlayNoticeBox>}
        <PoolPlayNotice play={play} note={tap.note} doubtful={tap.inDoubt} />
        <Reason id={reasonId} way={way} onGoTo={onGoTo} />
        <p className={`${styles['price']} num`}>
          <span>{priceWords(price, draft, limits)}</span>
          <b translate="no" data-price>
            {moneyText(price.price)}
          </b>
        </p>
        {way.step === 'deposit' ? (
          <Link href={accountLinks.deposit()} className={buttonClass('primary', true)} aria-describedby={reasonId}>
            Para yatır
          </Link>
        ) : (
          <Button
            variant="primary"
            wide
            className={`${styles['button']} num`}
            aria-disabled={way.step === 'blocked' || tap.busy}
            aria-busy={tap.busy}
            aria-describedby={way.reason === '' ? undefined : reasonId}
            onClick={() => {
              if (tap.busy || way.step === 'blocked') return;
              if (way.step === 'signIn') requestSignIn();
              else tap.run(async () => ({ result: await playPool(draft.cycle, price.price), sent: true }));
            }}
          >
            {buttonWords(way, tap.busy, price.price)}
          </Button>
        )}
      </footer>
    </>
  );
}

/** "12 kolon × 10,00 ₺", and the other factors of the price. */
function priceWords({ columns }: PoolPrice, { multiplier, coupons }: PoolTerms, { columnPrice }: PoolLimits): string {
  const factors = [`${countText(columns)} kolon`, moneyText(columnPrice)];
  if (multiplier > 1) factors.push(`${countText(multiplier)} misli`);
  if (coupons > 1) factors.push(`${countText(coupons)} kupon`);
  return factors.join(' × ');
}

interface Way {
  step: 'blocked' | 'signIn' | 'deposit' | 'play';
  /** Reason why the coupon cannot be played; '' for none. */
  reason: string;
  missing?: PoolFault['missing'];
  /** True when the member's own limits refuse the coupon. */
  isLimited?: boolean;
  visitor: boolean;
}

/**
 * The first obstacle; faulty marks come first, because they could not be played after signing in or depositing either. The
 * member's own limits come before the balance for the same reason (rule balance-12).
 */
function useWay(
  draft: PoolDraft,
  { price }: PoolPrice,
  limits: PoolLimits,
  { offset, locked }: { offset: number; locked: boolean },
): Way {
  const { phase, balances } = useSession();
  const unreached = useUnreachableText('Çevrimdışıyken kupon oynayamazsın.');
  const limit = useLimitReason(price);
  const closed = useAtServerTime(offset, (now) => (draft.closesAt !== null && now >= draft.closesAt ? 1 : 0));
  const visitor = phase === 'visitor';
  const blocked = (reason: string, missing?: PoolFault['missing']): Way => ({
    step: 'blocked',
    reason,
    missing,
    visitor,
  });
  if (locked) return blocked('');
  if (unreached !== '') return blocked(unreached);
  const fault = poolFault(draft, limits, closed === 1 ? Infinity : -Infinity);
  if (fault !== undefined) return blocked(fault.text, fault.missing);
  if (phase === 'opening') return blocked('Hesabın açılıyor…');
  if (visitor) return { step: 'signIn', reason: '', visitor };
  if (limit !== '') return { ...blocked(limit), isLimited: true };
  const lacking = balances === null ? 0 : price - balances.balance;
  if (lacking > 0) return { step: 'deposit', reason: `Bakiyen yetersiz. ${moneyText(lacking)} eksik.`, visitor };
  return { step: 'play', reason: '', visitor };
}

function Reason({ id, way, onGoTo }: { id: string; way: Way; onGoTo: PoolPlayFooterProps['onGoTo'] }) {
  const { reason, missing, isLimited } = way;
  return (
    <div className={reason === '' ? 'visually-hidden' : styles['reason']}>
      <output id={id}>{reason}</output>
      {missing !== undefined && (
        <button type="button" onClick={() => onGoTo(missing.block, missing.match)}>
          {missing.match}. maça git
        </button>
      )}
      {isLimited === true && <Link href={ownLimitsPatterns.page}>Oyun dengesi</Link>}
    </div>
  );
}

function buttonWords({ visitor }: Way, busy: boolean, price: number): string {
  if (busy) return 'Gönderiliyor…';
  return `${visitor ? 'Giriş yap ve oyna' : 'Oyna'} · ${moneyText(price)}`;
}

interface PoolStepperProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number of at least 1, changed by buttons or typed; the limits of a coupon are checked with its marks. */
function PoolStepper({ label, value, max: most, onChange }: PoolStepperProps) {
  const id = useId();
  // An emptied field stays empty and counts as 1. If 1 were written back at once, the next digit would be appended to
  // it and the coupon would cost many times as much.
  const typed = useTypedNumber(value, String(value), (kurus) => Math.max(1, wholeNumber(kurus, most)), onChange);
  const note = wholeNumberNote(typed.amount, value);
  const step = (by: number): void => {
    typed.clear();
    onChange(value + by);
  };
  return (
    <div className={`stack text-xs muted ${styles['field']}`}>
      <label htmlFor={id}>{label}</label>
      <span className={styles['steps']}>
        <button type="button" aria-label={`${label} azalt`} disabled={value <= 1} onClick={() => step(-1)}>
          <Minus size={18} aria-hidden />
        </button>
        <MoneyInput
          id={id}
          className="num"
          inputMode="numeric"
          enterKeyHint="done"
          aria-describedby={note === '' ? undefined : `${id}-note`}
          text={typed.text}
          onFocus={(event) => event.target.select()}
          onText={typed.change}
          onBlur={typed.blur}
        />
        <button type="button" aria-label={`${label} artır`} disabled={value >= most} onClick={() => step(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </span>
      <output id={`${id}-note`}>{note}</output>
    </div>
  );
}
