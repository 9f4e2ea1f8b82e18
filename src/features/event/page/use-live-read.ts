import { useEffect, useRef } from 'react';
import type { Reads } from '../../../contract/port/engine-contract.ts';
import type { ReadName } from '../../../contract/services/calls.ts';
import { mainScore } from '../../../domain/program/score-text.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { useCachedRead } from '../../../state/load/use-cached-read.ts';
import { useSpoilerPreference } from '../../../state/spoiler/use-spoiler-preference.ts';
import { hasEnded, scoreDelaySeconds, useDelayed } from './use-delayed.ts';

/**
 * Reads facts of a match that may be running, with the player's score delay; refetched whenever `moved` changes.
 * @param input null sends no request
 * @param moved a changed text means that the response may have changed
 */
export function useLiveRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'] | null,
  head: EventHead,
  moved: string,
): Loaded<Reads[Name]['output']['data']> {
  return useDelayed(useReadOnChange(name, input, head, moved), useScoreDelay(head));
}

/**
 * Same as `useLiveRead` without the delay: for values that are not shown but used in other requests. A running match has
 * its score beside them, which a cached response would contradict.
 */
export function useReadOnChange<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'] | null,
  head: EventHead,
  moved: string,
): Loaded<Reads[Name]['output']['data']> {
  const load = useCachedRead(name, input, head.phase === 0 || hasEnded(head));
  useAskAgain(load, moved);
  return load;
}

/** Reads facts about the sides of a match; refetched when the match ends, because it is then one of their matches. */
export function useSidesRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'],
  head: EventHead,
): Loaded<Reads[Name]['output']['data']> {
  const load = useCachedRead(name, input);
  useAskAgain(load, String(hasEnded(head)));
  return load;
}

function useAskAgain({ retry }: Pick<Loaded<unknown>, 'retry'>, moved: string): void {
  const last = useRef(moved);
  useEffect(() => {
    if (last.current === moved) return;
    last.current = moved;
    retry();
  }, [moved, retry]);
}

/** This player's score delay for a match, seconds. */
export function useScoreDelay(head: EventHead): number {
  return scoreDelaySeconds(useSpoilerPreference(), head);
}

/** Key that changes with score, cards, part and minute of a match. */
export function matchStateKey({ sportId, phase, score }: EventHead): string {
  if (phase === 0 || score === null) return 'before';
  const main = mainScore(sportId, score);
  const cards = [score.home, score.away].map(({ yellowCards, redCards }) => `${yellowCards}/${redCards}`);
  return [score.status, score.minute, main?.home, main?.away, ...cards].join(' ');
}

/** The id statistics know a match by (wire-statistics-1). */
export function statisticsId({ mappedId, id }: EventHead): number {
  return mappedId ?? id;
}
