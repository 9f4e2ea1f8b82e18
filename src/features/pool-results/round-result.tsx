import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Share2 from 'lucide-react/icons/share-2';
import TicketCheck from 'lucide-react/icons/ticket-check';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { roundText } from '../../domain/pool/pool-coupon-view.ts';
import { type PoolMatchStatus, isPoolMatchDecided } from '../../domain/pool/pool-progress.ts';
import { isRoundDecided, neighbourRounds } from './pool-rounds.ts';
import { useMinute } from '../../state/device/clock.ts';
import type { PoolRound, PoolRoundSpan } from '../../model/pool.ts';
import { PoolMatch } from '../../parts/pool/pool-match.tsx';
import { ShareNote } from '../../parts/share-note/share-note.tsx';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { poolLinks } from '../../routes/pool-routes.ts';
import { useSession } from '../../state/member/session.ts';
import { usePoolMatchStatuses } from '../../state/pool/pool-match-statuses.ts';
import { useLinkSharing } from '../../state/slip/sharing.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './pool-results.module.css';
import { TierTable } from './tier-table.tsx';

interface RoundResultProps {
  round: PoolRound;
  /** All rounds, newest first; empty while they are loading. */
  spans: readonly PoolRoundSpan[];
  reload: () => void;
}

/** A round: the payout of each tier and the sign of every match; updated while the round's matches run. */
export function RoundResult({ round, spans, reload }: RoundResultProps) {
  const now = useMinute();
  const { statuses: standings, stale, clockOf, hrefOf } = usePoolMatchStatuses(round.events, now, reload);
  const { player } = useSession();
  const sharing = useLinkSharing(`Spor Toto sonuçları: ${round.name}`);
  const { older, newer } = neighbourRounds(spans, round.cycle);
  const decided = standings.filter(isPoolMatchDecided).length;
  return (
    <>
      <header className={`stack middle gap-2 ${styles['head']}`}>
        <Step cycle={older} name="Önceki program" icon={<ChevronLeft size={20} aria-hidden />} />
        <div className={styles['name']}>
          <h2>{roundText(round.cycle, round.name)}</h2>
          <p className="num">
            {decided < standings.length ? `${decided} / ${standings.length} maç sonuçlandı` : 'Bütün maçlar sonuçlandı'}
          </p>
        </div>
        <Step cycle={newer} name="Sonraki program" icon={<ChevronRight size={20} aria-hidden />} />
      </header>
      <TierTable dividends={round.dividends} />
      {player !== null && (
        <Link
          href={couponLinks.poolCoupons(isRoundDecided(round) ? 'kazanan' : 'bekleyen', {
            program: String(round.cycle),
          })}
          className={classNames(buttonClass('quiet'), styles['own'])}
        >
          <TicketCheck size={16} aria-hidden /> Bu haftaki kuponlarım
        </Link>
      )}
      <section className="stack gap-2" aria-label="Maç sonuçları">
        <div className={`row between text-md weight-700 ${styles['title']}`}>
          <h2>Maç sonuçları</h2>
          <Button
            variant="quiet"
            aria-busy={sharing.busy}
            onClick={() => sharing.share(poolLinks.poolResults(round.cycle))}
          >
            <Share2 size={16} aria-hidden /> Paylaş
          </Button>
        </div>
        <ShareNote note={sharing.note} url={sharing.url} label="Sonuçların bağlantısı" />
        <ol className="card clip">
          {round.events.map((event, place) => {
            const standing = standings[place] ?? { state: 'open' as const, sign: null, score: '' };
            return (
              <li
                key={event.number}
                className={`stack middle gap-3 ${styles['match']}`}
                data-match={event.number}
                data-state={standing.state}
              >
                <PoolMatch
                  event={event}
                  standing={standing}
                  clock={clockOf(event)}
                  href={hrefOf(event)}
                  {...{ stale, now }}
                />
                <span
                  className={classNames(
                    'stack text-md',
                    styles['sign'],
                    !isPoolMatchDecided(standing) && styles['notYet'],
                    'num',
                  )}
                >
                  <span className="visually-hidden">{signLabel(standing)}</span>
                  {standing.sign ?? '–'}
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}

/** Meaning of the sign for screen readers, in place of its colour. */
function signLabel(standing: PoolMatchStatus): string {
  if (standing.sign === null) return 'Sonuç yok ';
  return isPoolMatchDecided(standing) ? 'Sonuç ' : 'Şu an ';
}

interface StepProps {
  /** Undefined at an end of the list. */
  cycle: number | undefined;
  name: string;
  icon: ReactNode;
}

function Step({ cycle, name, icon }: StepProps) {
  if (cycle === undefined) return <span className={styles['step']} />;
  return (
    <Link href={poolLinks.poolResults(cycle)} className={styles['step']} aria-label={name}>
      {icon}
    </Link>
  );
}
