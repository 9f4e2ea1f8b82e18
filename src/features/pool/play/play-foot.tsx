import { useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { leavesDoubt } from '../../../contract/errors.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { countText, moneyText } from '../../../domain/number-text.ts';
import { MOST_COUPONS } from '../../../domain/pool/change-draft.ts';
import { isEmptyBlock } from '../../../domain/pool/marks.ts';
import { type PoolFault, poolFault } from '../../../domain/pool/play-rules.ts';
import type { PoolLimits, PoolPrice } from '../../../domain/pool/price.ts';
import type { PoolDraft, PoolPlayState, PoolTerms } from '../../../model/pool.ts';
import { accountLinks } from '../../../routes/account.ts';
import { useConnected } from '../../../state/engine/connection.ts';
import { useSession } from '../../../state/member/session.ts';
import { openSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { playPool, usePoolPlay } from '../../../state/pool/pool-marks.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { useServerSecond } from '../use-server-second.ts';
import { Notice, PlayNotice } from './notices.tsx';
import styles from './play.module.css';
import { Steps } from './steps.tsx';

export interface PlayFootProps {
  draft: PoolDraft;
  price: PoolPrice;
  limits: PoolLimits;
  /** What the server's clock is ahead of this device's, ms. */
  offset: number;
  /** Why the last tap on a mark changed nothing; '' for nothing to say. */
  note: string;
  onTerms: (terms: Partial<PoolTerms>) => void;
  /** Leads to a match of a block: `block` from 0, `match` from 1. */
  onGoTo: (block: number, match: number) => void;
}

/** What it costs, and the button (rule pool-22). In sight while the matches scroll. */
export function PlayFoot({ draft, price, limits, offset, note, onTerms, onGoTo }: PlayFootProps) {
  const { play, busy, failed, run } = usePlaying();
  const reasonId = useId();
  const way = useWay(draft, price, limits, { offset, locked: play.phase === 'unknown' || failed.doubtful });
  const { multiplier, coupons } = draft;
  return (
    <>
      <div className={styles['terms']}>
        <Steps
          label="Misli"
          value={multiplier}
          most={limits.maxColumn}
          onChange={(next) => onTerms({ multiplier: next })}
        />
        <Steps
          label="Kupon adedi"
          value={coupons}
          most={MOST_COUPONS}
          onChange={(next) => onTerms({ coupons: next })}
        />
      </div>
      <footer className={styles['foot']} data-empty={draft.blocks.every(isEmptyBlock)}>
        {note !== '' && <Notice>{note}</Notice>}
        <PlayNotice play={play} note={failed.note} doubtful={failed.doubtful} />
        <Reason id={reasonId} way={way} onGoTo={onGoTo} />
        <p className={`${styles['price']} num`}>
          <span>{priceWords(price, draft, limits)}</span>
          <b data-price>{moneyText(price.price)}</b>
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
            aria-disabled={way.step === 'blocked' || busy}
            aria-busy={busy}
            aria-describedby={way.reason === '' ? undefined : reasonId}
            onClick={() => {
              if (busy || way.step === 'blocked') return;
              if (way.step === 'signIn') openSignIn();
              else run(draft.cycle, price.price);
            }}
          >
            {buttonWords(way, busy, price.price)}
          </Button>
        )}
      </footer>
    </>
  );
}

/** "12 kolon × 10,00 ₺", and what it is multiplied with. */
function priceWords({ columns }: PoolPrice, { multiplier, coupons }: PoolTerms, { columnPrice }: PoolLimits): string {
  const factors = [`${countText(columns)} kolon`, moneyText(columnPrice)];
  if (multiplier > 1) factors.push(`${countText(multiplier)} misli`);
  if (coupons > 1) factors.push(`${countText(coupons)} kupon`);
  return factors.join(' × ');
}

interface Way {
  step: 'blocked' | 'signIn' | 'deposit' | 'play';
  /** '' for nothing in the way. */
  reason: string;
  missing?: PoolFault['missing'];
  visitor: boolean;
}

/** The first thing in the way; marks that cannot be played are not played after signing in or depositing either. */
function useWay(
  draft: PoolDraft,
  { price }: PoolPrice,
  limits: PoolLimits,
  { offset, locked }: { offset: number; locked: boolean },
): Way {
  const { phase, balances } = useSession();
  const connected = useConnected();
  const closed = useServerSecond(offset, (now) => (draft.closesAt !== null && now >= draft.closesAt ? 1 : 0));
  const visitor = phase === 'visitor';
  const blocked = (reason: string, missing?: PoolFault['missing']): Way => ({
    step: 'blocked',
    reason,
    missing,
    visitor,
  });
  if (locked) return blocked('');
  if (!connected) return blocked('Çevrimdışıyken kupon oynayamazsın.');
  const fault = poolFault(draft, limits, closed === 1 ? Infinity : -Infinity);
  if (fault !== undefined) return blocked(fault.text, fault.missing);
  if (phase === 'opening') return blocked('Hesabın açılıyor…');
  if (visitor) return { step: 'signIn', reason: '', visitor };
  const lacking = balances === null ? 0 : price - balances.balance;
  if (lacking > 0) return { step: 'deposit', reason: `Bakiyen yetersiz. ${moneyText(lacking)} eksik.`, visitor };
  return { step: 'play', reason: '', visitor };
}

function Reason({ id, way, onGoTo }: { id: string; way: Way; onGoTo: PlayFootProps['onGoTo'] }) {
  const { reason, missing } = way;
  return (
    <div className={reason === '' ? 'visually-hidden' : styles['reason']}>
      <output id={id}>{reason}</output>
      {missing !== undefined && (
        <button type="button" onClick={() => onGoTo(missing.block, missing.match)}>
          {missing.match}. maça git
        </button>
      )}
    </div>
  );
}

function buttonWords({ visitor }: Way, busy: boolean, price: number): string {
  if (busy) return 'Gönderiliyor…';
  return `${visitor ? 'Giriş yap ve oyna' : 'Oyna'} · ${moneyText(price)}`;
}

interface Playing {
  play: PoolPlayState;
  /** From the tap on, before the engine's first frame about it: a second tap does nothing. */
  busy: boolean;
  /** Why the last tap did nothing, where not even the engine could say. */
  failed: { note: string; doubtful: boolean };
  run: (cycle: number, price: number) => void;
}

function usePlaying(): Playing {
  const play = usePoolPlay();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ note: string; doubtful: boolean; before: PoolPlayState } | null>(null);
  const run = (cycle: number, price: number): void => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailed(null);
    void playPool(cycle, price).then((result) => {
      running.current = false;
      setBusy(false);
      if (result.ok) return;
      const { failure } = result;
      setFailed({ note: failureText(failure), doubtful: leavesDoubt(failure), before: play });
    });
  };
  // What the engine has said since the tap is newer than what the call came back with.
  const left = failed !== null && failed.before === play ? failed : { note: '', doubtful: false };
  return { play, busy: busy || play.phase === 'sending', failed: left, run };
}
