/**
 * What stands above the bars at the bottom takes room there: the page ends that much later, and columns of the window's
 * height are that much lower. Not a property of the root: a change of one has the style of every element reckoned anew,
 * 20 ms of a phone's home page.
 */
import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

/** px */
const bottomRoom = proxy({ consent: 0, chat: 0 });

export function takeRoom(of: keyof typeof bottomRoom, height: number): void {
  bottomRoom[of] = height;
}

/** For the style of what stands beside it: `--consent` and `--chat`. */
export function useBottomRoom(): CSSProperties {
  const { consent, chat } = useSnapshot(bottomRoom);
  return { '--consent': `${consent}px`, '--chat': `${chat}px` } as CSSProperties;
}
