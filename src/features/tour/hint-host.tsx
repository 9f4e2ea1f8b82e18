import { HintPopover } from './hint-popover.tsx';
import { useIdleHint } from './use-idle-hint.ts';

/** Shows the due hint at a suitable moment. */
export default function HintHost() {
  useIdleHint();
  return <HintPopover />;
}
