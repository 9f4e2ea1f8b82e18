/**
 * The clock of a match in parts (halves, quarters, periods) with breaks, computed only from the time since the start.
 */

export interface ClockPlan {
  partMinutes: number;
  /** Status code of each part. */
  parts: readonly number[];
  /** Share of the scoring that falls in each part; sums to 1. */
  shares: readonly number[];
  /** Status and real minutes of the break after each part but the last. */
  breaks: readonly { status: number; minutes: number }[];
  endStatus: number;
  /** Real milliseconds of one minute on the clock; above 60,000 where the clock stops between plays. */
  minuteMs: number;
  /** True when minutes continue through the parts (football); false when each part starts at 0 (basketball). */
  cumulative: boolean;
  /** Maximum added time at the end of a part, in minutes. */
  addedMinutes: number;
}

export interface ClockReading {
  /** Index of the current part, or of the one before the current break. */
  part: number;
  status: number;
  minute: number;
  second: number;
  /** Minutes of added time, from 1; 0 before it. */
  added: number;
  /** Played share of the part, 0–1. */
  partDone: number;
  /** Share of the whole match's scoring already over, 0–1. */
  shareDone: number;
  isOver: boolean;
}

export class GameClock {
  constructor(
    readonly plan: ClockPlan,
    readonly startedAtMs: number,
    /** Added minutes of each part. */
    readonly added: readonly number[],
  ) {}

  read(nowMs: number): ClockReading {
    const { plan } = this;
    let left = Math.max(0, nowMs - this.startedAtMs);
    let share = 0;
    for (let part = 0; part < plan.parts.length; part += 1) {
      const length = (plan.partMinutes + (this.added[part] ?? 0)) * plan.minuteMs;
      const partShare = plan.shares[part] ?? 0;
      if (left < length) return this.#running(part, left, left / length, share + (partShare * left) / length);
      left -= length;
      share += partShare;
      const rest = plan.breaks[part];
      if (rest === undefined) continue;
      if (left < rest.minutes * 60_000) return this.#still(part, rest.status, share, false);
      left -= rest.minutes * 60_000;
    }
    return this.#still(plan.parts.length - 1, plan.endStatus, 1, true);
  }

  /** Returns the real length of the whole match in milliseconds. */
  lengthMs(): number {
    const { plan } = this;
    const playing = plan.parts.reduce((sum, _, part) => sum + plan.partMinutes + (this.added[part] ?? 0), 0);
    return playing * plan.minuteMs + plan.breaks.reduce((sum, rest) => sum + rest.minutes * 60_000, 0);
  }

  #running(part: number, ms: number, partDone: number, shareDone: number): ClockReading {
    const { plan } = this;
    const base = plan.cumulative ? part * plan.partMinutes : 0;
    const seconds = Math.floor((ms / plan.minuteMs) * 60);
    // During added time the clock shows exactly 45 or 90, displayed as "45+" (wire-score-6).
    const full = seconds >= plan.partMinutes * 60;
    return {
      part,
      status: plan.parts[part] ?? plan.endStatus,
      minute: base + (full ? plan.partMinutes : Math.floor(seconds / 60)),
      second: full ? 0 : seconds % 60,
      added: full ? Math.floor(seconds / 60) - plan.partMinutes + 1 : 0,
      partDone,
      shareDone,
      isOver: false,
    };
  }

  #still(part: number, status: number, shareDone: number, over: boolean): ClockReading {
    const { plan } = this;
    const minute = plan.cumulative ? (part + 1) * plan.partMinutes : plan.partMinutes;
    return { part, status, minute, second: 0, added: 0, partDone: 1, shareDone, isOver: over };
  }
}
