/**
 * Loads what the peer's page needs before it shows anything: whole lists, running and not, with the scores they carry.
 */
import { decodeEvent } from '../../../../src/contract/services/wire/decode-event.ts';
import { decodeScoreUpdate } from '../../../../src/contract/hub/decode.ts';
import type { ProgramEvent } from '../../../../src/model/event.ts';
import { mergeScore } from '../../../../src/domain/program/merge-score.ts';

/** 0 for events that have not begun, 1 for running ones. */
export type ListType = 0 | 1;

interface ListAnswer {
  events: unknown[];
  sc?: Record<string, object>;
}

/** Loads from `origin`, where there is no page whose origin could be used. */
export async function loadProgram(
  sportIds: readonly number[],
  types: readonly ListType[] = [0, 1],
  origin = '',
): Promise<ProgramEvent[]> {
  const lists = sportIds.flatMap((sportId) => types.map((type) => ({ sportId, type })));
  const loaded = await Promise.all(
    lists.map(async ({ sportId, type }) => {
      const list = await answer<ListAnswer>(`sportsbook/events?st=${sportId}&type=${type}&version=0`, origin);
      return list.events.flatMap((event) => readEvent(event, sportId, list.sc ?? {}));
    }),
  );
  return loaded.flat();
}

export async function answer<T>(path: string, origin = ''): Promise<T> {
  const response = await fetch(`${origin}/api/${path}`);
  const { data } = (await response.json()) as { data: T };
  return data;
}

function readEvent(wire: unknown, sportId: number, scores: Record<string, object>): ProgramEvent[] {
  const event = decodeEvent(wire, () => undefined)?.event;
  if (event === undefined) return [];
  const score = decodeScoreUpdate({ ...scores[event.id], sid: sportId, eid: event.id });
  if (event.id in scores && score !== null) mergeScore(event, score);
  return [event];
}
