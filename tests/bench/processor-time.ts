/** Processor time of a process and all below it, from /proc: Linux alone has it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** Kernel ticks a second; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

const canReadProcessorTime = existsSync('/proc/self/stat');

/** Seconds each process under `root` has run so far, by process id; not a number where it cannot be read. */
export function processorTimes(root: number): Map<number, number> {
  if (!canReadProcessorTime) return new Map([[root, Number.NaN]]);
  const parents = new Map<number, number>();
  const seconds = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    const pid = Number(entry);
    const fields = Number.isNaN(pid) ? undefined : readStat(pid);
    if (fields === undefined) continue;
    parents.set(pid, fields.parent);
    seconds.set(pid, fields.ticks / TICKS_PER_SECOND);
  }
  for (const pid of seconds.keys()) if (!isUnder(pid, root, parents)) seconds.delete(pid);
  return seconds;
}

/** Returns the seconds spent between two readings; processes that ended meanwhile count up to the first. */
export function secondsBetween(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [pid, seconds] of after) sum += seconds - (before.get(pid) ?? 0);
  return sum;
}

function isUnder(pid: number, root: number, parents: ReadonlyMap<number, number>): boolean {
  let current: number | undefined = pid;
  while (current !== undefined && current !== 0) {
    if (current === root) return true;
    current = parents.get(current);
  }
  return false;
}

/** The command's name is in brackets and may hold anything, so the fields are read after the last bracket. */
function readStat(pid: number): { parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return undefined; // ended between the listing and the reading
  }
}
