/**
 * Versions of events for a service whose event version also changes with the odds: the version of the newest market.
 */
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { isPlainObject } from '../../../src/lib/guards.ts';
import type { Broadcast } from '../../world.ts';

export class OddsDrivenVersions {
  readonly #told = new Map<number, number>();

  mapMessage(broadcast: Broadcast): Broadcast {
    const { target, message } = broadcast;
    if (target === 'currentScore' || !('eid' in message) || !('ev' in message)) return broadcast;
    const { eid, ev, m = [] } = message as { eid: number; ev: number; m?: { v?: number }[] };
    return { ...broadcast, message: { ...message, ev: this.#of(eid, ev, m) } };
  }

  mapResponse(data: unknown): unknown {
    if (isEvent(data)) return { ...data, v: this.#of(data.i, data.v, data.m) };
    if (Array.isArray(data)) return data.map((each) => (isEvent(each) ? this.mapResponse(each) : each));
    if (isPlainObject(data) && Array.isArray(data['events']))
      return { ...data, events: this.mapResponse(data['events']) };
    return data;
  }

  reset(): void {
    this.#told.clear();
  }

  #of(eventId: number, version: number, markets: readonly { v?: number }[]): number {
    const told = Math.max(version, this.#told.get(eventId) ?? 0, ...markets.map(({ v = 0 }) => v));
    this.#told.set(eventId, told);
    return told;
  }
}

const isEvent = (value: unknown): value is WireEvent =>
  isPlainObject(value) && typeof value['i'] === 'number' && typeof value['v'] === 'number' && Array.isArray(value['m']);
