import { useState } from 'react';
import { useParams } from 'wouter';
import type { AnswerOf } from '../../contract/services/tab-calls.ts';
import { type OpenedSlip, openedSlip, openedText } from '../../domain/betslip/opened-slip.ts';
import { failureText } from '../../domain/failure-text.ts';
import { readService } from '../../state/services.ts';
import { openSlip, usePlay, useSelections } from '../../state/slip.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SharedItem } from './shared-item.tsx';
import styles from './shared-slip-page.module.css';

const none: AnswerOf<'getSharedBetslip'> = { sharedId: '', e: [], ss: [], m: 1, cc: 1 };

/** `/paylasilan-kuponlar/{id}` (sportsbook §2): somebody's slip, and the way to make it one's own. For visitors too. */
export default function SharedSlipPage() {
  const { sharedId } = useParams<{ sharedId: string }>();
  usePageTitle('Paylaşılan kupon');
  const { phase, value, failure, retry } = useLoaded(sharedId, none, () =>
    readService('getSharedBetslip', { parameters: { key: sharedId } }),
  );
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>Paylaşılan kupon</h1>
      {phase === 'failed' && failure !== null && <FailureNotice failure={failure} onRetry={retry} />}
      {phase === 'loading' && <Skeleton height={280} />}
      {phase === 'ready' && <SharedSlip shared={openedSlip(value)} />}
    </div>
  );
}

function SharedSlip({ shared: { items, terms } }: { shared: OpenedSlip }) {
  const mine = useSelections().length;
  const { phase } = usePlay();
  const locked = phase === 'sending' || phase === 'unknown';
  const [state, setState] = useState({ busy: false, note: '' });
  const open = async (): Promise<void> => {
    setState({ busy: true, note: '' });
    const result = await openSlip({ items, terms });
    const note = result.ok ? openedText(result.value.added, items.length) || ADDED : failureText(result.failure);
    setState({ busy: false, note });
  };
  return (
    <>
      <ul className={styles['items']} aria-label="Kuponun seçimleri">
        {items.map((item) => (
          <li key={`${item.eventId}:${item.marketId}:${item.outcomeNumber}`}>
            <SharedItem item={item} />
          </li>
        ))}
      </ul>
      <footer className={styles['foot']}>
        {terms.systems.length > 0 && <p className={styles['hint']}>Sistem {terms.systems.join(', ')}</p>}
        {mine > 0 && state.note === '' && (
          <p className={styles['hint']}>Kuponundaki {mine} seçimin yerini bu kupon alır.</p>
        )}
        <Button
          variant="primary"
          wide
          disabled={state.busy || locked || items.length === 0}
          onClick={() => void open()}
        >
          Kuponuma ekle
        </Button>
        <output className={styles['note']}>{state.note}</output>
      </footer>
    </>
  );
}

const ADDED = 'Kuponuna eklendi.';
