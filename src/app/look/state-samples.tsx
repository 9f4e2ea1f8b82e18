import Inbox from 'lucide-react/icons/inbox';
import { StatusChip } from '../../parts/coupon-card/status-chip.tsx';
import { Button } from '../../ui/control/button.tsx';
import { AgeLine, StaleReasonContext } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FramedPicture } from '../../ui/picture/framed-picture.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { Sample } from './sample.tsx';

const chips = [
  ['Bekliyor', 'pending'],
  ['Kazandı', 'good'],
  ['Kaybetti', 'bad'],
  ['İptal edildi', 'quiet'],
] as const;
const hourAgo = Date.now() / 1_000 - 3_600;
const nothing = (): void => undefined;

export function StateSamples() {
  return (
    <>
      <Sample name="StatusChip">
        {chips.map(([status, tone]) => (
          <StatusChip key={status} status={status} tone={tone} />
        ))}
      </Sample>
      <Sample name="AgeLine">
        <AgeLine load={{ at: hourAgo, stale: true }} />
        <StaleReasonContext value="outdated">
          <AgeLine load={{ at: hourAgo, stale: true }} />
        </StaleReasonContext>
      </Sample>
      <Sample name="EmptyState">
        <EmptyState
          icon={<Inbox size={32} aria-hidden="true" />}
          title="Kuponun boş"
          text="Programdan bir oran seç."
          action={<Button variant="quiet">Programa git</Button>}
        />
      </Sample>
      <Sample name="FailureNotice">
        <FailureNotice failure={{ kind: 'network' }} onRetry={nothing} />
      </Sample>
      <Sample name="FailureState">
        <FailureState failure={{ kind: 'network' }} onRetry={nothing} />
      </Sample>
      <Sample name="Framed: resmi gelmeyen çerçeve">
        <div style={{ width: 240 }}>
          <FramedPicture address="" alt="" ratio="16 / 9" />
        </div>
      </Sample>
      <Sample name="ProgressBar">
        <ProgressBar aria-label="Bu hafta" max={100} value={40} />
      </Sample>
      <Sample name="ServerHtml">
        <ServerHtml html="<h3>Başlık</h3><p>Sunucunun <b>metni</b>, <a href='#'>bağlantısı</a>.</p><ul><li>Bir</li><li>İki</li></ul>" />
      </Sample>
      <Sample name="Skeleton">
        <Skeleton height={40} width={120} />
        <Skeleton height={40} />
        <SkeletonRows label="Yükleniyor…" rows={2} height={40} gap="row" />
      </Sample>
    </>
  );
}
