/** What the tab sees of its engine, whatever hosts it. The only door: nothing else creates a worker or holds a port. */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls, Reads, Writes } from '../../contract/port/engine.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';
import type { CouponNotice, WatchUpdate } from '../../contract/port/frames.ts';
import type { Topic } from '../../contract/port/topics.ts';

export type EngineHost = 'shared' | 'leader' | 'solo';

/**
 * `opening`: none yet, or it was lost and another is on its way. `failed`: it did not start, several times over.
 * `outdated`: what runs speaks another protocol; the tab needs the new build.
 */
export type EngineHealth = 'opening' | 'open' | 'failed' | 'outdated';

export interface EngineClient {
  readonly host: EngineHost;
  /** Without an open engine nothing on screen is live. */
  readonly health: EngineHealth;
  onHealth(listener: () => void): () => void;
  /** Tries again after `failed`. */
  restart(): void;
  /** Asks the engine; never throws and never hangs: past the deadline it answers a failure. */
  call<Name extends EngineCallName>(
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
  /** Asks a service by name, through the engine. */
  read<Name extends ReadName>(name: Name, input: Reads[Name]['input']): Promise<Result<Reads[Name]['output']>>;
  write<Name extends WriteName>(name: Name, input: Writes[Name]['input']): Promise<Result<Writes[Name]['output']>>;
  /** Watches a topic until closed. The sink hears everything at once first, then changes; also after a lost engine. */
  watch(topic: Topic, sink: (update: WatchUpdate) => void): Watch;
  /** From now on this tab tells the player what the engine hands it. */
  hearNotices(listener: NoticeListener): void;
}

export type NoticeListener = (notice: CouponNotice['notice']) => void;

export interface Watch {
  /** Which rows of a list are on screen. */
  setWindow(eventIds: number[]): void;
  /** Load again what failed. */
  retry(): void;
  close(): void;
}
