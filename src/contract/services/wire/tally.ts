/** Record of a side so far: matches by result, and goals or points. Null for values that are not sent. */
import { type Infer, type as shape } from 'superstruct';
import { numeric, told } from '../fields.ts';

export const tally = {
  played: told(numeric()),
  won: told(numeric()),
  draw: told(numeric()),
  lost: told(numeric()),
  scored: told(numeric()),
  against: told(numeric()),
};

const wireTally = shape(tally);

export function toTally({ played, won, draw, lost, scored, against }: Partial<Infer<typeof wireTally>>) {
  return {
    ...{ played: played ?? null, won: won ?? null, drawn: draw ?? null },
    ...{ lost: lost ?? null, scored: scored ?? null, against: against ?? null },
  };
}
