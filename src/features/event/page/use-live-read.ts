import { useEffect, useRef } from 'react';
import type { Reads } from '../../../contract/port/engine.ts';
import type { ReadName } from '../../../contract/services/calls.ts';
import { mainScore } from '../../../domain/program/score-text.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { useRead } from '../../../state/load/use-read.ts';

/**
 * What a service says about a match that may be running; asked again whenever the match has moved.
 * @param input null asks for nothing
 * @param moved another text says that the answer may be another one
 */
export function useLiveRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'] | null,
  moved: string,
): Loaded<Reads[Name]['output']['data']> {
  const load = useRead(name, input);
  const { retry } = load;
  const last = useRef(moved);
  useEffect(() => {
    if (last.current === moved) return;
    last.current = moved;
    retry();
  }, [moved, retry]);
  return load;
}

/** Changes with score, cards, part and minute of a match. */
export function moveOf({ sportId, phase, score }: EventHead): string {
  if (phase === 0 || score === null) return 'before';
  const main = mainScore(sportId, score);
  const cards = [score.home, score.away].map(({ yellowCards, redCards }) => `${yellowCards}/${redCards}`);
  return [score.status, score.minute, main?.home, main?.away, ...cards].join(' ');
}

/** The id statistics know a match by (wire-statistics-1). */
export function statisticsId({ mappedId, id }: EventHead): number {
  return mappedId ?? id;
}
