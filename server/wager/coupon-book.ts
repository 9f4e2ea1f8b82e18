/** All coupons, found by player, id, group and shared id; those that wait, by the events they wait for. */
import type { CouponRecord, PlayedSlip } from './coupon-record.ts';
import { PENDING_COUPON } from './coupon-record.ts';

const FIRST_ID = 880_000_001;
const FIRST_GROUP = 44_000_001;

export class CouponBook {
  #byId = new Map<string, CouponRecord>();
  #byPlayer = new Map<number, CouponRecord[]>();
  #byGroup = new Map<string, CouponRecord[]>();
  /** Event id → slips with a selection of it that is not decided. */
  #waiting = new Map<number, Set<PlayedSlip>>();
  #bySlip = new Map<PlayedSlip, CouponRecord[]>();
  #nextGroup = FIRST_GROUP;
  #nextId = FIRST_ID;

  newId(): string {
    this.#nextId += 1;
    return String(this.#nextId);
  }

  newGroup(): string {
    this.#nextGroup += 1;
    return `G${this.#nextGroup}`;
  }

  add(coupon: CouponRecord): void {
    this.#byId.set(coupon.id, coupon);
    push(this.#byPlayer, coupon.playerNo, coupon);
    if (coupon.groupId !== null) push(this.#byGroup, coupon.groupId, coupon);
    if (coupon.status !== PENDING_COUPON) return;
    push(this.#bySlip, coupon.slip, coupon);
    for (const { eventId, result } of coupon.slip.items) {
      if (result !== undefined) continue;
      this.#waiting.set(eventId, (this.#waiting.get(eventId) ?? new Set()).add(coupon.slip));
    }
  }

  byId(id: string): CouponRecord | undefined {
    return this.#byId.get(id);
  }

  /** In the order they were played. */
  ofPlayer(playerNo: number): readonly CouponRecord[] {
    return this.#byPlayer.get(playerNo) ?? [];
  }

  ofGroup(groupId: string): readonly CouponRecord[] {
    return this.#byGroup.get(groupId) ?? [];
  }

  ofSlip(slip: PlayedSlip): readonly CouponRecord[] {
    return this.#bySlip.get(slip) ?? [];
  }

  all(): Iterable<CouponRecord> {
    return this.#byId.values();
  }

  get pendingSlips(): ReadonlyMap<number, ReadonlySet<PlayedSlip>> {
    return this.#waiting;
  }

  /** The event is decided: nobody waits for it any more. */
  forgetEvent(eventId: number): void {
    this.#waiting.delete(eventId);
  }

  reset(): void {
    this.#byId.clear();
    this.#byPlayer.clear();
    this.#byGroup.clear();
    this.#waiting.clear();
    this.#bySlip.clear();
    this.#nextId = FIRST_ID;
    this.#nextGroup = FIRST_GROUP;
  }
}

function push<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
