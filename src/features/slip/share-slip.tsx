import { useRef, useState } from 'react';
import { links } from '../../app/routes.ts';
import { UNSAVED_SLIP } from '../../contract/unsaved-slip.ts';
import type { BodyOf } from '../../contract/services/tab-calls.ts';
import { failureText } from '../../domain/failure-text.ts';
import { writeService } from '../../state/services.ts';
import { shareLink } from '../../state/share-link.ts';
import styles from './share-slip.module.css';

export interface Sharing {
  busy: boolean;
  /** What came of it; '' for nothing to say. */
  note: string;
  /** To be copied by hand, where the browser does not. */
  url: string;
  /** A coupon by its id, or without one the slip as it stands. */
  share: (couponId: string, slip?: BodyOf<'shareBetslip'>['slip']) => void;
}

/** One address for what is shared; through the system's share sheet, or copied (sportsbook §7). */
export function useSharing(): Sharing {
  const running = useRef(false);
  const [state, setState] = useState({ busy: false, note: '', url: '' });
  const share = async (key: string, slip: BodyOf<'shareBetslip'>['slip']): Promise<void> => {
    setState({ busy: true, note: '', url: '' });
    const body = slip === undefined ? {} : { slip };
    const result = await writeService('shareBetslip', body, { parameters: { key } });
    running.current = false;
    if (!result.ok) {
      setState({ busy: false, note: failureText(result.failure), url: '' });
      return;
    }
    const url = new URL(links.sharedSlip(result.value.sharedId), location.origin).href;
    const shared = await shareLink('Tribün kuponu', url);
    setState({ busy: false, note: notes[shared], url: shared === 'shown' ? url : '' });
  };
  return {
    ...state,
    share: (couponId, slip) => {
      if (running.current) return;
      running.current = true;
      void share(couponId === '' ? UNSAVED_SLIP : couponId, slip);
    },
  };
}

export function ShareNote({ sharing: { note, url } }: { sharing: Sharing }) {
  return (
    <output className={styles['note']}>
      {note}
      {url !== '' && <input className={styles['url']} readOnly aria-label="Kuponun bağlantısı" value={url} />}
    </output>
  );
}

const notes = {
  shared: '',
  dismissed: '',
  copied: 'Bağlantı kopyalandı.',
  shown: 'Bağlantıyı buradan kopyalayabilirsin:',
};
