/** The live chat's frame as this side sees it: it says that it is there, and is then told who asks, and nothing else. */
import type { Player } from '../../model/player.ts';
import type { ChatProvider } from '../../contract/operator.ts';

export type ChatPhase = 'connecting' | 'open' | 'unreachable';

/** A frame that is blocked, or has no network, says nothing at all. */
const PATIENCE_MS = 10_000;

export function chatAddress({ page, key }: ChatProvider): string {
  const url = new URL(page, location.origin);
  if (key !== '') url.searchParams.set('key', key);
  return url.href;
}

/** What the chat is told, once the player opened it (rule account-11). */
export type ChatPerson = Pick<Player, 'name' | 'surname' | 'phoneNumber'>;

/** Returns how it ends. Messages of anything but the frame itself, of its own origin, are nobody's. */
export function talkTo(
  frame: HTMLIFrameElement,
  address: string,
  { name, surname, phoneNumber }: ChatPerson,
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
