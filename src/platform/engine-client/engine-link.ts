/** Connection of a tab to one run of an engine: calls and frames, until the engine is lost. */
import type { Result } from '../../model/failure.ts';
import type { EngineCallName, EngineCalls, Hello } from '../../contract/port/engine-contract.ts';
import type {
  CouponNotice,
  EngineMessage,
  Frame,
  IntentsRequest,
  TabMessage,
  TokensRequest,
} from '../../contract/port/frames.ts';
import { engineLock } from '../../contract/names.ts';
import type { Tokens } from '../../model/player.ts';

export interface EngineLink {
  /** Settles when the engine responds; the caller races it against deadline and `lost`. */
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
  /** Reads or writes the session cookies for the engine; returns their content afterwards. */
  handleTokensRequest(tokens: TokensRequest['tokens']): Tokens | null;
  /** Reads or writes a list of intents in storage for the engine; returns its content afterwards. */
  handleIntentsRequest(asked: IntentsRequest['intents']): string | null;
  /** Decided coupons. Returns true if this tab shows them; otherwise the engine offers them to another tab. */
  onNotice(notice: CouponNotice['notice']): boolean;
}

/** Dispatches a message of the engine to its handler and sends the reply. */
export function dispatchEngineMessage(
  { onFrame, handleTokensRequest: holdTokens, handleIntentsRequest: holdIntents, onNotice }: LinkOptions,
  message: EngineMessage,
  send: (message: TabMessage) => void,
): void {
  if ('tokens' in message) send({ type: 'tokens', ask: message.ask, tokens: holdTokens(message.tokens) });
  else if ('intents' in message) send({ type: 'intents', ask: message.ask, text: holdIntents(message.intents) });
  else if (!('notice' in message)) onFrame(message);
  else if (onNotice(message.notice)) send({ type: 'noticed', ask: message.ask });
}

/** Opens a link; a failed start is returned as a failure, never thrown. */
export type OpenLink = (options: LinkOptions) => Promise<Result<EngineLink>>;

/**
 * Calls back when the engine has ended: it holds its lock for life, so a granted shared request means that it ended.
 * Browsers offer no other signal.
 */
export function onEngineEnd(epoch: string, onGone: () => void, signal: AbortSignal): void {
  navigator.locks
    ?.request(engineLock(epoch), { mode: 'shared', signal }, onGone)
    // Aborted because the link ended another way.
    .catch(() => undefined);
}
