/** Sharing a coupon: an address is asked for, and handed to the system's share sheet or the clipboard (sportsbook §7). */
import { useRef, useState } from 'react';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { UNSAVED_SLIP } from '../../contract/services/unsaved-slip.ts';
import { failureText } from '../../domain/failure-text.ts';
import { shareLink } from '../../platform/device/share-link.ts';
import { writeService } from '../engine/services.ts';

export interface Sharing {
  busy: boolean;
  /** What came of it; '' for nothing to say. */
  note: string;
  /** To be copied by hand, where the browser does not. */
  url: string;
  /** A coupon by its id, or without one the slip as it stands. */
  share: (couponId: string, slip?: CallInputOf<'shareBetslip'>['body']['slip']) => void;
}

/** @param addressOf the page of a shared coupon, as `links.sharedSlip` tells it */
export function useSharing(addressOf: (sharedId: string) => string): Sharing {
  const running = useRef(false);
  const [state, setState] = useState({ busy: false, note: '', url: '' });
  const share = async (key: string, slip: CallInputOf<'shareBetslip'>['body']['slip']): Promise<void> => {
    setState({ busy: true, note: '', url: '' });
    const body = slip === undefined ? {} : { slip };
    const result = await writeService('shareBetslip', { parameters: { key }, body });
    running.current = false;
    if (!result.ok) {
      setState({ busy: false, note: failureText(result.failure), url: '' });
      return;
    }
    const url = new URL(addressOf(result.value.sharedId), location.origin).href;
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

const notes = {
  shared: '',
  dismissed: '',
  copied: 'Bağlantı kopyalandı.',
  shown: 'Bağlantıyı buradan kopyalayabilirsin:',
};
