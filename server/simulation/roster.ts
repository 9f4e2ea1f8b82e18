/** A set of events that can be drawn from at random in constant time, in an order that only depends on what was done. */
import type { SimEvent } from './model.ts';
import type { Random } from './random.ts';

export class Roster {
  readonly #list: SimEvent[] = [];
  readonly #places = new Map<number, number>();

  get size(): number {
    return this.#list.length;
  }

  [Symbol.iterator](): IterableIterator<SimEvent> {
    return this.#list[Symbol.iterator]();
  }

  add(event: SimEvent): void {
    if (this.#places.has(event.wire.i)) return;
    this.#places.set(event.wire.i, this.#list.length);
    this.#list.push(event);
  }

  delete(event: SimEvent): void {
    const place = this.#places.get(event.wire.i);
    if (place === undefined) return;
    this.#places.delete(event.wire.i);
    const last = this.#list.pop();
    if (last === undefined || last === event) return;
    this.#list[place] = last;
    this.#places.set(last.wire.i, place);
  }

  draw(random: Random): SimEvent | undefined {
    return this.#list[random.integer(this.#list.length)];
  }
}
