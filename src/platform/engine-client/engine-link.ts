/** One life of an engine as a tab sees it: calls, frames, until it is gone. */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls, Hello } from '../../contract/port/engine.ts';
import type {
  CouponNotice,
  EngineMessage,
  Frame,
  IntentsAsk,
  TabMessage,
  TokenAsk,
} from '../../contract/port/frames.ts';
import { engineLock } from '../../contract/names.ts';
import type { Tokens } from '../../model/player.ts';

export interface EngineLink {
  /** Settles when the engine answers; the caller races it against deadline and `lost`. */
  call<Name extends EngineCallName>(
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
  send(message: TabMessage): void;
  readonly lost: AbortSignal;
  close(): void;
}

export interface LinkOptions {
  hello: Hello;
  onFrame(frame: Frame): void;
  /** The engine asks what the cookies hold, or has them hold something; answered with what they hold then. */
  holdTokens(tokens: TokenAsk['tokens']): Tokens | null;
  /** The engine asks what the storage holds of a list of intents, or has it hold one; answered with what it holds then. */
  holdIntents(asked: IntentsAsk['intents']): string | null;
  /** Coupons were decided; answers whether this tab tells the player. Another one is asked when it does not. */
  onNotice(notice: CouponNotice['notice']): boolean;
}

/** What came from the engine goes where it belongs. */
export function receiveFrom(
  { onFrame, holdTokens, holdIntents, onNotice }: LinkOptions,
  message: EngineMessage,
  send: (message: TabMessage) => void,
): void {
  if ('tokens' in message) send({ type: 'tokens', ask: message.ask, tokens: holdTokens(message.tokens) });
  else if ('intents' in message) send({ type: 'intents', ask: message.ask, text: holdIntents(message.intents) });
  else if (!('notice' in message)) onFrame(message);
  else if (onNotice(message.notice)) send({ type: 'noticed', ask: message.ask });
}

/** One that could not begin is a failure, never an exception. */
export type OpenLink = (options: LinkOptions) => Promise<Result<EngineLink>>;

/** The engine holds its lock for life; being granted it, shared, means that it is gone. No browser tells otherwise. */
export function watchLife(epoch: string, onGone: () => void, signal: AbortSignal): void {
  navigator.locks
    ?.request(engineLock(epoch), { mode: 'shared', signal }, onGone)
    // Aborted because the link ended another way.
    .catch(() => undefined);
}
