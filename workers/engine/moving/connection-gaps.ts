/** Times without a live connection, in which changes of odds were not heard (rule moving-5). */

export interface ConnectionGaps {
  /** Reports the connection's state. @param at epoch seconds */
  note(isOn: boolean, at: number): void;
  /** Seconds between `from` and `to` in gaps, epoch seconds. */
  secondsBetween(from: number, to: number): number;
}

interface Gap {
  from: number;
  to: number;
}

/** Gaps that are held; the oldest is dropped. */
const MOST_GAPS = 60;
/** Shorter gaps are not counted: hubs reconnect, and the lists are refetched. */
const LEAST_GAP_SECONDS = 60;

export function createConnectionGaps(): ConnectionGaps {
  const gaps: Gap[] = [];
  let offSince: number | undefined;

  return {
    note: (isOn, at) => {
      if (!isOn) offSince ??= at;
      else if (offSince !== undefined) {
        if (at - offSince >= LEAST_GAP_SECONDS) gaps.push({ from: offSince, to: at });
        if (gaps.length > MOST_GAPS) gaps.shift();
        offSince = undefined;
      }
    },
    secondsBetween: (from, to) => {
      const open = offSince !== undefined && to - offSince >= LEAST_GAP_SECONDS ? [{ from: offSince, to }] : [];
      return [...gaps, ...open].reduce(
        (sum, gap) => sum + Math.max(0, Math.min(gap.to, to) - Math.max(gap.from, from)),
        0,
      );
    },
  };
}
