/** Scripted answers: which request meets which fault, and for how long. */
import type { Fault } from './control-shapes.ts';

export class Faults {
  #faults: { fault: Fault; left: number }[] = [];

  add(fault: Fault): void {
    this.#faults.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  /** The first fault for this request, used up by one. */
  consume(method: string, path: string): Fault | undefined {
    const index = this.#faults.findIndex(({ fault }) => matches(fault, method, path));
    const entry = this.#faults[index];
    if (entry === undefined) return undefined;
    entry.left -= 1;
    if (entry.left === 0) this.#faults.splice(index, 1);
    return entry.fault;
  }

  clear(): void {
    this.#faults = [];
  }
}

/** A fault's path is the whole path or its end from a slash on, in any case: "events" meets "/api/sportsbook/events". */
function matches(fault: Fault, method: string, path: string): boolean {
  if (fault.method.toUpperCase() !== method.toUpperCase()) return false;
  const wanted = `/${bare(fault.path)}`;
  const asked = `/${bare(path)}`;
  return asked === wanted || (wanted !== '/' && asked.endsWith(wanted));
}

function bare(path: string): string {
  return (path.split('?', 1)[0] ?? '').replace(/^\/+|\/+$/g, '').toLowerCase();
}
