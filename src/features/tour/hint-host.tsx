import { ShownHint } from './hint.tsx';
import { useHintMoment } from './use-good-moment.ts';

/** Waits for the moment of the hint that is due, and shows it. */
export default function HintHost() {
  useHintMoment();
  return <ShownHint />;
}
