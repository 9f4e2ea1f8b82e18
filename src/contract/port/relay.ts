/**
 * Messages between tabs and the leading tab in browsers without SharedWorker: plain objects over BroadcastChannel,
 * because it cannot carry ports. Every build with this protocol number understands them; other numbers have their own
 * channels.
 */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls, Hello, HelloReply } from './engine-contract.ts';
import type { EngineMessage, TabMessage } from './frames.ts';
import { PROTOCOL } from './protocol.ts';

/** Channel on which followers say hello; only the leader responds. */
export const HELLO_CHANNEL = `tribun:hello:${PROTOCOL}`;

/** Channel between the leader and one follower. */
export const followerChannel = (tabId: string): string => `tribun:follower:${PROTOCOL}:${tabId}`;

/**
 * Web Lock of the tab that runs the engine for all tabs with this protocol. A follower queues for it without a limit.
 */
export const LEADER_LOCK = `tribun:leader:${PROTOCOL}`;

/**
 * Messages on the hello channel. Followers send `hello`; a new leader sends `lead` to the followers of the previous
 * one: immediately with `epoch` null, and again once its engine has an epoch. `session` is new for every attempt of a
 * follower: a hello with another session means that the follower lost its link.
 */
export type HelloMessage = { type: 'hello'; hello: Hello; session: string } | { type: 'lead'; epoch: string | null };

/** follower → leader */
export type FollowerMessage =
  | { type: 'call'; id: number; name: EngineCallName; input: EngineCalls[EngineCallName]['input'] }
  | { type: 'tab'; message: TabMessage }
  /**
   * Sent while the follower is visible and answered by the engine itself; without a `pong`, the leader or the link to
   * it is frozen. `sent` counts the tab messages so far: a page whose script was stopped may have missed some
   * (measured on Chromium).
   */
  | { type: 'ping'; sent: number };

/** leader → follower */
export type LeaderMessage =
  | { type: 'welcome'; answer: Result<HelloReply> }
  | { type: 'answer'; id: number; result: Result<EngineCalls[EngineCallName]['output']> }
  | { type: 'frame'; frame: EngineMessage }
  /** Reply to `ping`; `sent` counts the frames so far. */
  | { type: 'pong'; sent: number }
  /** Messages of this follower were lost: it must start over. */
  | { type: 'gap' };
