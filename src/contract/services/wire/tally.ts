/** What a side did so far: its matches by how they ended, and its goals or points. Null for what is not told. */
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
