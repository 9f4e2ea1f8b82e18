import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '../../contract/services/tab-calls.ts';
import { openedSlip, openedText } from '../../domain/betslip/opened-slip.ts';
import { formatCount } from '../../domain/betslip/slip-view.ts';
import { totalOdd, formatTotalOdd } from '../../domain/betslip/total-odd.ts';
import { failureText } from '../../domain/failure-text.ts';
import { readService, writeService } from '../../state/services.ts';
import { openSlip } from '../../state/slip.ts';
import { useLoaded } from '../../state/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './saved-slips.module.css';

type SavedSlip = AnswerOf<'getSavedBetslips'>['items'][number];

/** sportsbook §9: saved coupons 20 a page. */
const LIMIT = '20';
const none: AnswerOf<'getSavedBetslips'> = { items: [], page: 1, limit: 0, total: 0, totalPage: 0 };

/** Slips the player put aside: each opens in place of the present one, or goes for good. */
export function SavedSlips({ onOpened }: { onOpened: () => void }) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState('');
  const { phase, value, failure, retry } = useLoaded('saved', none, () =>
    readService('getSavedBetslips', { query: { limit: LIMIT } }),
  );
  if (phase === 'failed' && failure !== null) return <FailureNotice failure={failure} onRetry={retry} />;
  if (phase !== 'ready') return <Skeleton height={160} />;

  const open = async (saved: SavedSlip): Promise<void> => {
    setBusy(saved.bsid);
    const { items, terms } = openedSlip(saved);
    const result = await openSlip({ items, terms });
    setBusy('');
    const text = result.ok ? openedText(result.value.added, items.length) : failureText(result.failure);
    setFault(text);
    if (result.ok && result.value.added > 0) onOpened();
  };
  const remove = async ({ bsid }: SavedSlip): Promise<void> => {
    setBusy(bsid);
    const result = await writeService('deleteSavedBetslip', undefined, { parameters: { id: bsid } });
    setBusy('');
    setFault(result.ok ? '' : failureText(result.failure));
    if (result.ok) setGone((before) => [...before, bsid]);
  };

  const shown = value.items.filter(({ bsid }) => !gone.includes(bsid));
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<Bookmark size={24} aria-hidden />}
        title="Kayıtlı kuponun yok"
        text="Kuponundaki “Kaydet” ile seçimlerini daha sonraya saklayabilirsin."
      />
    );
  }
  return (
    <>
      <FormError text={fault} />
      <ul className={styles['list']} aria-label="Kayıtlı kuponların">
        {shown.map((saved) => (
          <SavedRow
            key={saved.bsid}
            saved={saved}
            busy={busy !== ''}
            onOpen={() => void open(saved)}
            onRemove={() => void remove(saved)}
          />
        ))}
      </ul>
    </>
  );
}

interface SavedRowProps {
  saved: SavedSlip;
  busy: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

function SavedRow({ saved, busy, onOpen, onRemove }: SavedRowProps) {
  const { items, terms } = openedSlip(saved);
  const odd = totalOdd(items.map((item) => item.odd));
  const kind = terms.systems.length > 0 ? `Sistem ${terms.systems.join(', ')}` : `Oran ${formatTotalOdd(odd)}`;
  const facts = [`${items.length} seçim`, kind, `${formatCount(terms.multiplier)} misli`];
  return (
    <li className={styles['row']}>
      <div className={`${styles['text']} num`}>
        <b className={styles['name']}>{saved.name}</b>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
        <span className={styles['events']}>{items.map(({ eventName }) => eventName).join(', ')}</span>
      </div>
      <Button variant="quiet" disabled={busy} aria-label={`${saved.name} kuponunu aç`} onClick={onOpen}>
        Aç
      </Button>
      <button
        type="button"
        className={styles['remove']}
        disabled={busy}
        aria-label={`${saved.name} kuponunu sil`}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </li>
  );
}
