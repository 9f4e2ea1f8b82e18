/** Source of one watch of one tab: keyed values, and notifications of changed keys. */
import type { Topic } from '../../../src/contract/port/topics.ts';
import type { ConnectionState } from '../../../src/model/connection.ts';
import type { EngineContext } from '../context.ts';
import type { LazyCoupons } from '../coupons/lazy-coupons.ts';
import type { EventDetails } from '../book/event-details.ts';
import type { SportLists } from '../book/sport-lists.ts';
import type { Favourites } from '../favourites/favourites.ts';
import type { SlipModule } from '../slip/slip-module.ts';
import type { RecentFeeds } from '../book/recent-feeds.ts';
import type { Member } from '../session/member.ts';
import type { Session } from '../session/session.ts';
import type { Generations } from '../calls/generations.ts';
import type { ReferenceData } from '../calls/reference-data.ts';
import type { WithdrawalModule } from '../withdrawal/withdrawal-module.ts';

export interface TopicSource {
  /** Keys that have a value now; all of them are sent when a watch opens. */
  keys(): string[];
  /** Current value of a key; undefined when the key is to be removed in the tab. */
  read(key: string): unknown;
  setWindow(eventIds: number[]): void;
  retry(): void;
  close(): void;
}

/** Marks a key as changed. Cheap, because the value is read when the batch is sent. */
export type MarkDirty = (key: string) => void;

export interface TopicParts {
  context: EngineContext;
  lists: SportLists;
  details: EventDetails;
  reference: ReferenceData;
  slip: SlipModule;
  generations: Generations;
  coupons: LazyCoupons;
  favourites: Favourites;
  recent: RecentFeeds;
  session: Session;
  member: Member;
  withdrawing: WithdrawalModule;
  /** Loaded when first used. */
  pool(): Promise<{ open(markDirty: MarkDirty): TopicSource }>;
  /** Loaded when first used. */
  ownLimits(): Promise<{ open(markDirty: MarkDirty): TopicSource }>;
  /** Loaded when first used. */
  movingOdds(): Promise<(topic: Extract<Topic, { kind: 'moving' }>, markDirty: MarkDirty) => TopicSource>;
  connection: { state(): ConnectionState; onChange(listener: () => void): () => void };
}
