/** The two sides of a shelf: for topics and loads (`Shelf`), and for the book (`ShelfInside`). */
import type { EventUpdate, ScoreUpdate } from '../../../src/contract/hub/updates.ts';
import type { DecodedEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { EventChanges } from '../../../src/domain/program/merge.ts';
import type { Gate } from '../../../src/domain/program/version-leap.ts';
import type { ProgramEvent, ProgramType } from '../../../src/model/event.ts';
import type { Restart } from './version-doubts.ts';
import type { Asked } from './when-asked.ts';

export type EventListener = (event: ProgramEvent | undefined, changes: EventChanges) => void;

export interface Shelf {
  readonly events: ReadonlyMap<number, ProgramEvent>;
  /** From now on messages are held for what the load will bring. */
  beginLoad(): void;
  /** The load failed: what is here stays. */
  abandonLoad(): void;
  /** A whole answer: what was here goes. */
  replace(events: DecodedEvent[], scores?: readonly ScoreUpdate[]): void;
  /** A diff: these changed, those went; scores come whole, they have no version. */
  patch(events: DecodedEvent[], removedIds: readonly number[], scores?: readonly ScoreUpdate[]): void;
  put(event: ProgramEvent): void;
  remove(eventId: number): void;
  onEvent(eventId: number, listener: EventListener): () => void;
  /** Events came, went, or changed what lists filter and sort by. */
  onStructure(listener: () => void): () => void;
  close(): void;
}

/** The side of a shelf that the book calls. */
export interface ShelfInside extends Shelf {
  /** A list of the program: of one type, as the service answers it. */
  readonly isList: boolean;
  /**
   * What is held, and what was told, came over a connection that is gone: it is not applied to what another server may
   * answer, and says nothing of how new that answer is.
   */
  forgetHeld(): void;
  /**
   * A fresh answer for an event that is here takes its place, unless a load was asked for after it and answered before:
   * versions do not tell, odds leave that of their event as it is. `asked`: the copy when it was asked for. `ask`: the
   * number of its question. Answers whether it was taken.
   */
  repair(entry: DecodedEvent, asked: Asked | undefined, ask: number): boolean;
  /** Counters of the event began anew: the answer that proves it is taken, and messages go on from it. */
  beginAnew(eventId: number, restart: Restart, asked?: Asked): void;
  /** Shows that the event is suspect, or is no more. */
  mark(eventId: number): void;
  applyEvent(update: EventUpdate): 'unknown' | 'stale' | 'applied';
  applyScore(update: ScoreUpdate): 'unknown' | 'stale' | 'applied';
  /** Of the copy here, what the hub told over this connection. */
  toldOf(eventId: number): Told;
}

export type Told = Pick<ProgramEvent, 'markets' | 'score'>;

export interface ShelfOptions {
  /** The list's type; `null` for mixed shelves, where an event's own phase decides. */
  type: ProgramType | null;
  /** Sports whose messages are held during a load; `null` for all. */
  sportId: number | null;
  /** Numbers the questions to services, in the order in which they are asked. */
  nextAsk(): number;
  onAdded(event: ProgramEvent): void;
  onRemoved(eventId: number): void;
  onClosed(): void;
  /** What the hub told of an event over this connection, as it is on other shelves. */
  toldElsewhere(eventId: number): Told[];
  isSuspect(eventId: number): boolean;
  /** A message was applied although its versions are absurdly far ahead. */
  onLeap(event: ProgramEvent, gates: readonly Gate[]): void;
  /** A load brought an answer for an event that is here. @param ask the number of its question */
  onAnswer(eventId: number, answer: DecodedEvent | ScoreUpdate, ask: number): void;
  /** Instead of removing an event that left the program: a shelf that must first ask whether it goes on. */
  onLeftProgram?: ((eventId: number) => void) | undefined;
}
