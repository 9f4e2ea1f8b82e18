/**
 * Shares a coupon: requests an address and passes it to the system's share sheet or the clipboard (rule sharing-5,
 * sharing-6).
 */
import { useState } from 'react';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { UNSAVED_SLIP } from '../../contract/services/unsaved-slip.ts';
import type { Result } from '../../model/failure.ts';
import { type ShareResult, shareLink } from '../../platform/device/share-link.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { shareMessages } from '../device/share-address.ts';
import { writeService } from '../engine/call-service.ts';
import { useAction } from '../engine/use-action.ts';

type SlipBody = CallInputOf<'shareBetslip'>['body']['slip'];

interface Sharing {
  busy: boolean;
  /** Message for the player; '' for none. */
  note: string;
  /** Address to copy by hand; '' unless the browser can neither share nor copy it. */
  url: string;
  /** Shares a coupon by its id, or with '' the current slip. */
  share: (couponId: string, slip?: SlipBody) => void;
}

export function useSharing(): Sharing {
  const { share, ...sharing } = useHandOver();
  return {
    ...sharing,
    share: (couponId, slip) => share(() => sharedCoupon(couponId === '' ? UNSAVED_SLIP : couponId, slip)),
  };
}

/** Shares a page of the product, whose address describes it completely. */
export function useLinkSharing(title: string): Omit<Sharing, 'share'> & { share: (path: string) => void } {
  const { share, ...sharing } = useHandOver();
  return { ...sharing, share: (path) => share(async () => ({ ok: true, value: await handOver(title, path) })) };
}

function useHandOver(): Omit<Sharing, 'share'> & { share: (work: () => Promise<Result<HandedOver>>) => void } {
  // A repeated request returns the same address, so no outcome is unresolved.
  const { busy, note, run } = useAction('');
  const [url, setUrl] = useState('');
  return {
    busy: busy !== '',
    note,
    url,
    share: (work) =>
      run(work, {
        onDone: ({ address, how }) => {
          setUrl(how === 'shown' ? address : '');
          return shareMessages[how];
        },
        onFailed: () => setUrl(''),
      }),
  };
}

interface HandedOver {
  address: string;
  how: ShareResult;
}

async function sharedCoupon(key: string, slip: SlipBody): Promise<Result<HandedOver>> {
  const path = await requestSharedPath(key, slip);
  return path.ok ? { ok: true, value: await handOver('Tribün kuponu', path.value) } : path;
}

/** Returns the path at which others open the coupon; the same coupon keeps it (rule sharing-5). */
export async function requestSharedPath(key: string, slip?: SlipBody): Promise<Result<string>> {
  const body = slip === undefined ? {} : { slip };
  const result = await writeService('shareBetslip', { parameters: { key }, body });
  return result.ok ? { ok: true, value: couponLinks.sharedSlip(result.value.sharedId) } : result;
}

async function handOver(title: string, path: string): Promise<HandedOver> {
  const address = new URL(path, location.origin).href;
  return { address, how: await shareLink(title, address) };
}
