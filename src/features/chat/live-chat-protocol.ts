/**
 * Protocol with the live chat's frame: the frame reports that it is ready, then receives the player's name and phone
 * number, and nothing else.
 */
import type { Player } from '../../model/player.ts';
import type { ChatProvider } from '../../contract/operator.ts';

export type ChatPhase = 'connecting' | 'open' | 'unreachable';

/** Milliseconds until a frame counts as unreachable; a blocked one, or one without a network, never reports. */
const PATIENCE_MS = 10_000;

export function chatAddress({ page, key }: ChatProvider): string {
  const url = new URL(page, location.origin);
  if (key !== '') url.searchParams.set('key', key);
  return url.href;
}

/** Data sent to the chat once the player has opened it (rule account-11). */
type ChatPlayer = Pick<Player, 'name' | 'surname' | 'phoneNumber'>;

/** Listens to the frame and returns how to stop. Ignores messages from other sources or origins. */
export function connectLiveChat(
  frame: HTMLIFrameElement,
  address: string,
  { name, surname, phoneNumber }: ChatPlayer,
  onPhase: (phase: ChatPhase) => void,
): () => void {
  const { origin } = new URL(address);
  const timer = setTimeout(() => onPhase('unreachable'), PATIENCE_MS);
  const heard = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || from !== origin || !isReady(data)) return;
    clearTimeout(timer);
    const player = { name, surname, phoneNumber: phoneNumber ?? '' };
    frame.contentWindow?.postMessage({ type: 'player', player }, origin);
    onPhase('open');
  };
  addEventListener('message', heard);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', heard);
  };
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready';
}
