/** The tab's interface to its engine, whatever the host. No other module creates a worker or holds a port. */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls, Reads, Writes } from '../../contract/port/engine-contract.ts';
import type { ReadName, WriteName } from '../../contract/services/calls.ts';
import type { CouponNotice, WatchUpdate } from '../../contract/port/frames.ts';
import type { Topic } from '../../contract/port/topics.ts';

export type EngineHostKind = 'shared' | 'leader' | 'solo';

/**
 * `opening`: not started yet, or lost and restarting. `failed`: several starts failed. `outdated`: skew, the
 * running engine speaks another protocol and the tab needs the new build.
 */
export type EngineHealth = 'opening' | 'open' | 'failed' | 'outdated';

export interface EngineClient {
  readonly host: EngineHostKind;
  /** Data on screen is live only while this is `open`. */
  readonly health: EngineHealth;
  onHealth(listener: () => void): () => void;
  /** Restarts the engine after `failed`. */
  restart(): void;
  /** Calls the engine. Never throws and never hangs: past the deadline it resolves to a failure. */
  call<Name extends EngineCallName>(
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
  /** Calls a service by name through the engine. */
  read<Name extends ReadName>(name: Name, input: Reads[Name]['input']): Promise<Result<Reads[Name]['output']>>;
  write<Name extends WriteName>(name: Name, input: Writes[Name]['input']): Promise<Result<Writes[Name]['output']>>;
  /**
   * Watches a topic until closed. The sink first receives the complete state, then changes; after a lost engine the
   * complete state again.
   */
  watch(topic: Topic, sink: (update: WatchUpdate) => void): Watch;
  /** Sets the listener that shows the engine's notices to the player in this tab. */
  setNoticeListener(listener: NoticeListener): void;
}

export type NoticeListener = (notice: CouponNotice['notice']) => void;

export interface Watch {
  /** Reports the rows of a list that are on screen. */
  setWindow(eventIds: number[]): void;
  /** Reloads what failed. */
  retry(): void;
  close(): void;
}
