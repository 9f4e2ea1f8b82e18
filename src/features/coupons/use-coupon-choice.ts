import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { couponRowKey } from '../../domain/coupon/coupon-row-view.ts';
import type { Coupon } from '../../model/coupon.ts';
import { chosenElement, useCloseOnEscape } from '../../parts/side-panel/side-panel.tsx';
import { couponLink } from '../../routes/coupon-link.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import type { CouponFilterProps } from './coupon-filters.tsx';

/** Coupon, or group of coupons, that an address names. */
interface ChosenCoupon {
  kind: 'coupon' | 'group';
  id: string;
  /** Id of the coupon's group; '' while unknown or for none. */
  groupId: string;
  /** Address of its own page. */
  page: string;
}

interface CouponChoice {
  chosen: ChosenCoupon | undefined;
  /** Key of its row; '' when it is not among the loaded rows. */
  rowKey: string;
  /** Address of the list without a choice. */
  listHref: string;
  /** Click handler of the list: a click on a card chooses its coupon instead of following the link. */
  choose: (event: MouseEvent) => void;
  close: () => void;
  /** The panel, which takes the focus when a coupon is chosen with the keyboard. */
  panel: RefObject<HTMLDivElement | null>;
}

/**
 * The coupon beside the list (rule coupon-36). The first choice is a history entry, so that "back" undoes it; later ones
 * replace it.
 */
export function useCouponChoice(
  { choice, hrefOf }: CouponFilterProps['filters'],
  rows: readonly Coupon[],
): CouponChoice {
  const [, navigate] = useLocation();
  const { kupon, grup } = choice;
  const panel = useRef<HTMLDivElement>(null);
  const row = rows.find(({ id, groupId }) => (grup === '' ? id === kupon : groupId === grup));
  const rowKey = row === undefined ? '' : couponRowKey(row);
  const id = grup === '' ? kupon : grup;
  const listHref = hrefOf({ kupon: '', grup: '' });

  const choose = (event: MouseEvent): void => {
    const card = chosenElement(event)?.closest<HTMLElement>('a[data-coupon]');
    const coupon = rows.find((each) => each.id === card?.dataset['coupon']);
    if (coupon === undefined) return;
    // Prevents the link's own navigation.
    event.preventDefault();
    const { groupId, count } = coupon;
    const next = groupId !== null && count > 1 ? { kupon: '', grup: groupId } : { kupon: coupon.id, grup: '' };
    if (couponRowKey(coupon) !== rowKey) navigate(hrefOf(next), { replace: id !== '' });
    // A click by the keyboard has no count: the focus follows the choice into the panel.
    if (event.detail === 0) panel.current?.focus({ preventScroll: true });
  };
  const close = useCallback(() => navigate(listHref, { replace: true }), [listHref, navigate]);
  useFocusReturn(id, row?.id, panel);
  useCloseOnEscape(id !== '', close);

  const chosen: ChosenCoupon | undefined =
    id === ''
      ? undefined
      : {
          kind: grup === '' ? 'coupon' : 'group',
          id,
          groupId: row?.groupId ?? '',
          page: row === undefined ? pageOf(kupon, grup) : couponLink(row),
        };
  return { chosen, rowKey, listHref, choose, close, panel };
}

const pageOf = (coupon: string, group: string): string =>
  group === '' ? couponLinks.couponDetail(coupon) : couponLinks.couponGroup(group);

/** Moves the focus back to the card when its coupon is closed with the focus in the panel. */
function useFocusReturn(id: string, cardId: string | undefined, panel: RefObject<HTMLDivElement | null>): void {
  const last = useRef({ id, cardId });
  useEffect(() => {
    const before = last.current;
    last.current = { id, cardId };
    const { activeElement } = document;
    const isInPanel = activeElement === document.body || panel.current?.contains(activeElement) === true;
    if (id !== '' || before.id === '' || !isInPanel) return;
    const card = document.querySelector<HTMLElement>(`main a[data-coupon="${CSS.escape(before.cardId ?? '')}"]`);
    (card ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [id, cardId, panel]);
}
