import Inbox from 'lucide-react/icons/inbox';
import { StatusChip } from '../../parts/coupon-card/status-chip.tsx';
import { Button } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { WhyOldContext } from '../../ui/feedback/why-old.ts';
import { Framed } from '../../ui/picture/framed.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import { Part } from './part.tsx';

const chips = [
  ['Bekliyor', 'pending'],
  ['Kazandı', 'good'],
  ['Kaybetti', 'bad'],
  ['İptal edildi', 'quiet'],
] as const;
const hourAgo = Date.now() / 1_000 - 3_600;
const nothing = (): void => undefined;

export function States() {
  return (
    <>
      <Part name="StatusChip">
        {chips.map(([status, tone]) => (
          <StatusChip key={status} status={status} tone={tone} />
        ))}
      </Part>
      <Part name="AgeLine">
        <AgeLine load={{ at: hourAgo, stale: true }} />
        <WhyOldContext value="outdated">
          <AgeLine load={{ at: hourAgo, stale: true }} />
        </WhyOldContext>
      </Part>
      <Part name="EmptyState">
        <EmptyState
          icon={<Inbox size={32} aria-hidden="true" />}
          title="Kuponun boş"
          text="Programdan bir oran seç."
          action={<Button variant="quiet">Programa git</Button>}
        />
      </Part>
      <Part name="FailureNotice">
        <FailureNotice failure={{ kind: 'network' }} onRetry={nothing} />
      </Part>
      <Part name="FailureState">
        <FailureState failure={{ kind: 'network' }} onRetry={nothing} />
      </Part>
      <Part name="Framed: resmi gelmeyen çerçeve">
        <div style={{ width: 240 }}>
          <Framed address="" alt="" ratio="16 / 9" />
        </div>
      </Part>
      <Part name="ServerHtml">
        <ServerHtml html="<h3>Başlık</h3><p>Sunucunun <b>metni</b>, <a href='#'>bağlantısı</a>.</p><ul><li>Bir</li><li>İki</li></ul>" />
      </Part>
      <Part name="Skeleton">
        <Skeleton height={40} width={120} />
        <Skeleton height={40} />
      </Part>
    </>
  );
}
