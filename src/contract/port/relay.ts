/**
 * What tabs say to the leading tab where no SharedWorker is: plain messages over BroadcastChannel, because it cannot
 * carry ports. Every build with this protocol number understands them; another number has channels of its own.
 */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls, Hello, HelloAnswer } from './engine.ts';
import type { EngineMessage, TabMessage } from './frames.ts';
import { PROTOCOL } from './protocol.ts';

/** Where a follower says hello; only the leader answers. */
export const HELLO_CHANNEL = `tribun:hello:${PROTOCOL}`;

/** Between the leader and one follower. */
export const followerChannel = (tabId: string): string => `tribun:follower:${PROTOCOL}:${tabId}`;

/** Web Lock of the tab that runs the engine for all with this protocol. A follower waits for it for ever. */
export const LEADER_LOCK = `tribun:leader:${PROTOCOL}`;

/**
 * On the hello channel: followers greet, and a tab that begins to lead says so to those of the one before it: at once,
 * with `epoch` null, and again when its engine has one. `session` is new for every attempt of a follower: a hello of
 * another one means that it lost the link it had.
 */
export type HelloMessage = { type: 'hello'; hello: Hello; session: string } | { type: 'lead'; epoch: string | null };

/** follower → leader */
export type FollowerMessage =
  | { type: 'call'; id: number; name: EngineCallName; input: EngineCalls[EngineCallName]['input'] }
  | { type: 'tab'; message: TabMessage }
  /**
   * Asked while visible, answered by the engine itself: one that does not answer is frozen, or the way to it is. `sent`
   * counts the tab messages so far: a page whose script was stopped may have missed some (measured on Chromium).
   */
  | { type: 'ping'; sent: number };

/** leader → follower */
export type LeaderMessage =
  | { type: 'welcome'; answer: Result<HelloAnswer> }
  | { type: 'answer'; id: number; result: Result<EngineCalls[EngineCallName]['output']> }
  | { type: 'frame'; frame: EngineMessage }
  /** `sent` counts the frames so far. */
  | { type: 'pong'; sent: number }
  /** Messages of this follower were missed: it begins anew. */
  | { type: 'gap' };
