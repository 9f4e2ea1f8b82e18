/**
 * Applies a member's removals and archivings to the copies. These are older than the write, so without a network the
 * coupon would still appear in its lists. Loaded with the copies.
 */
import { pathPattern } from '../../../src/contract/services/call-request.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { WriteName } from '../../../src/contract/services/calls.ts';
import { cacheableValue } from '../../../src/contract/services/cacheable-value.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { ARCHIVE_STATUS } from '../../../src/domain/coupon/coupon-tab-info.ts';
import { type PlainObject, isPlainObject } from '../../../src/lib/guards.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { ReviseCachedText } from '../../../src/storage/member/member-database.ts';

/** The revision for an accepted write; undefined when the write takes no coupon out of a list. */
export function couponRemovalRevision(name: string, { parameters = {} }: CallInput): ReviseCachedText | undefined {
  const effect = effects[name as WriteName];
  const id = String(parameters['id'] ?? '');
  return effect === undefined || id === '' ? undefined : revision(effect, id);
}

interface Effect {
  /** The write concerns one coupon, or all coupons of a group. */
  of: 'coupon' | 'group';
  /** An archived coupon is in the archive list only; a removed one is in no list. */
  to: 'archive' | 'nowhere';
}

const effects: Partial<Record<WriteName, Effect>> = {
  removeCoupon: { of: 'coupon', to: 'nowhere' },
  moveToArchive: { of: 'coupon', to: 'archive' },
  moveGroupToArchive: { of: 'group', to: 'archive' },
};

const lists = pathPattern(wagerCalls.getPlayedBetslips);
const details = pathPattern(wagerCalls.getPlayedBetslip, { owner: 'own' });
const multiples = pathPattern(wagerCalls.getMultiBetslip);

function revision({ of, to }: Effect, id: string): ReviseCachedText {
  /** Groups that the coupon belongs to, as far as its details name them. */
  const groups = new Set<string>();
  const isMeant = ({ bsid, gi }: PlainObject): boolean => nameOf(of === 'group' ? gi : bsid) === id;
  /** True for a row of several coupons of a group with this coupon among them: the rest of the row is unknown here. */
  const isPart = (row: PlainObject): boolean =>
    of === 'coupon' && Number(row['tpc']) > 1 && (isMeant(row) || groups.has(nameOf(row['gi'])));

  const coupons = (told: readonly PlainObject[]): PlainObject[] => {
    for (const { gi } of told.filter(isMeant)) groups.add(nameOf(gi));
    groups.delete('');
    if (to === 'nowhere') return told.filter((coupon) => !isMeant(coupon));
    return told.map((coupon) => (isMeant(coupon) ? { ...coupon, ar: true } : coupon));
  };
  const list = (text: string, address: URL, data: PlainObject): PlainObject | null | undefined => {
    if (to === 'archive' && isOfArchive(address)) return undefined;
    const items = itemsOf(data);
    if (items.some(isPart)) return null;
    const left = items.filter((row) => !isMeant(row));
    if (left.length === items.length) return undefined;
    const page = cacheableValue(wagerCalls.getPlayedBetslips, text, {
      query: Object.fromEntries(address.searchParams),
    });
    // A page that is no longer full would count as the last one, so the page count is written into it.
    const pages = isPlainObject(page) ? { totalPage: page['pageCount'] } : {};
    const total = typeof data['total'] === 'number' ? { total: data['total'] - (items.length - left.length) } : {};
    return { ...data, ...pages, ...total, items: left };
  };
  const group = (data: PlainObject): PlainObject | null => {
    const items = coupons(itemsOf(data));
    return items.length === 0 ? null : { ...data, items };
  };

  return ({ key }, text) => {
    // Most copies concern other coupons, so their text is not parsed.
    if (![id, ...groups].some((name) => text.includes(name))) return undefined;
    const body = parseJson(text);
    if (!isPlainObject(body) || !isPlainObject(body['data'])) return undefined;
    const { data } = body;
    const address = new URL(key);
    const is = (path: RegExp): boolean => path.test(address.pathname);
    let now: PlainObject | null | undefined;
    if (is(lists)) now = list(text, address, data);
    else if (is(details)) now = coupons([data])[0] ?? null;
    else if (is(multiples)) now = group(data);
    return now && JSON.stringify({ ...body, data: now });
  };
}

/** '' when the value is no id. */
const nameOf = (told: unknown): string => (typeof told === 'string' || typeof told === 'number' ? String(told) : '');

const itemsOf = ({ items }: PlainObject): PlainObject[] => (Array.isArray(items) ? items.filter(isPlainObject) : []);

function isOfArchive({ searchParams }: URL): boolean {
  return (
    searchParams.has('archiveDate') || searchParams.get('status')?.split(',').includes(String(ARCHIVE_STATUS)) === true
  );
}
