import { ShownHint } from './hint.tsx';
import { useHintMoment } from './use-good-moment.ts';

/** Shows the due hint at a suitable moment. */
export default function HintHost() {
  useHintMoment();
  return <ShownHint />;
}
