/** The signed-in member's copies of a coupon or a message that a push message names. */
import { cacheableValue } from '../../src/contract/services/cacheable-value.ts';
import { pathPattern } from '../../src/contract/services/call-request.ts';
import { inboxCalls } from '../../src/contract/services/inbox-calls.ts';
import { wagerCalls } from '../../src/contract/services/wager-calls.ts';
import type { Coupon } from '../../src/model/coupon.ts';
import type { Message, MessageRow } from '../../src/model/message.ts';
import type { Page } from '../../src/model/load.ts';
import type { MemberCopy } from '../../src/storage/push/member-copies.ts';

export type ReadCopies = (isWanted: (address: string) => boolean) => Promise<MemberCopy[]>;

/** The coupon's copy, from its detail or else from a list. */
export async function findCoupon(id: string, read: ReadCopies): Promise<Coupon | undefined> {
  const { getPlayedBetslip: detail, getPlayedBetslips: list } = wagerCalls;
  const ofDetail = pathPattern({ path: detail.path.replace(':id', encodeURIComponent(id)) }, { owner: 'own' });
  const [copy] = await read(onPath(ofDetail));
  if (copy !== undefined) return cacheableValue(detail, copy.text) as Coupon | undefined;
  const lists = await read(onPath(pathPattern(list)));
  const rows = lists.flatMap(({ text }) => (cacheableValue(list, text) as Page<Coupon> | undefined)?.rows ?? []);
  return rows.find((coupon) => coupon.id === id);
}

/** Title of a message; '' when no copy contains it. */
export async function findMessageTitle(id: string, read: ReadCopies): Promise<string> {
  const { getMessage: detail, getMessages: list } = inboxCalls;
  const [copy] = await read(onPath(pathPattern({ path: detail.path.replace(':id', encodeURIComponent(id)) })));
  const message = copy === undefined ? undefined : (cacheableValue(detail, copy.text) as Message | undefined);
  if (message !== undefined) return message.title;
  const lists = await read(onPath(pathPattern(list)));
  const rows = lists.flatMap(({ text }) => (cacheableValue(list, text) as Page<MessageRow> | undefined)?.rows ?? []);
  return rows.find((row) => row.id === id)?.title ?? '';
}

const onPath =
  (pattern: RegExp) =>
  (address: string): boolean =>
    URL.canParse(address) && pattern.test(new URL(address).pathname);
