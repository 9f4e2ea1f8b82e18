/** Texts of notifications of push messages, from what the device has (push-4). No score, no amount and no outcome. */
import type { PushKind } from '../../contract/push.ts';
import type { Coupon } from '../../model/coupon.ts';

export interface PushText {
  title: string;
  text: string;
}

/** For a message that cannot be read, names something unknown here, or must not be described. */
export const genericPushText: PushText = { title: 'Tribün', text: 'Yeni bir haberin var.' };

/** @param coupon its copy on the device, undefined without one */
export function couponPushText(coupon: Pick<Coupon, 'legs' | 'eventCount'> | undefined): PushText {
  const [only, ...others] = coupon?.legs ?? [];
  const count = coupon?.eventCount ?? 0;
  const what =
    only !== undefined && others.length === 0 ? `${only.eventName}. ` : count > 1 ? `${count} maçlık kuponun. ` : '';
  return { title: 'Kuponun sonuçlandı', text: `${what}Sonucu görmek için dokun.` };
}

/** @param title of its copy on the device; '' without one */
export function messagePushText(title: string): PushText {
  return { title: 'Yeni bir mesajın var', text: title === '' ? 'Okumak için dokun.' : title };
}

/** @param reason of several reasons for which the match is followed, the first */
export function matchPushText(name: string, reason: PushReason): PushText {
  return { title: name, text: `${places[reason]} yeni bir gelişme var.` };
}

/** The reason for which a match is subscribed to. */
export type PushReason = 'match' | 'team' | 'league';

const places: Record<PushReason, string> = {
  match: 'Takip ettiğin maçta',
  team: 'Takip ettiğin takımın maçında',
  league: 'Favori liginin maçında',
};

/** Tag by which a later notification replaces an earlier one: that of the page's own notifications. */
export function pushTag(kind: PushKind, id: string): string {
  if (kind === 'match') return `mac-${id}`;
  return kind === 'coupon' ? id : `mesaj-${id}`;
}
