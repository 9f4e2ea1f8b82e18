import type { EventHead } from '../../../model/program.ts';
import { useTopic, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PreviewCard } from './preview-card.tsx';
import { usePreview } from './use-preview.ts';

/** Preview of a match in a sheet, for a page that shows the match without its statistics (rule pool-39). */
export default function PreviewSheet({ eventId }: { eventId: number }) {
  const view = useTopic({ kind: 'event', eventId, sportId: 0 });
  const head = useTopicEntry(view, 'head');
  const load = useTopicEntry(view, 'load');
  if (head !== undefined) return <Known head={head} />;
  return load?.phase === 'failed' ? <Unknown /> : <Skeleton height={HEIGHT} />;
}

/** Height of a whole preview, px. */
const HEIGHT = 380;

function Known({ head }: { head: EventHead }) {
  const { phase, parts } = usePreview(head, false);
  if (phase === 'loading') return <Skeleton height={HEIGHT} />;
  return parts === null ? <Unknown /> : <PreviewCard head={head} parts={parts} />;
}

function Unknown() {
  return <EmptyState title="Bu maçın bilgileri şu anda yok" text="Form ve puan durumu geldiğinde burada görünecek." />;
}
