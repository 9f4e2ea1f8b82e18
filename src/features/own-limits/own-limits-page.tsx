import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { reminderIntervals } from '../../domain/own-limits/play-time.ts';
import { Group } from '../../parts/page/group.tsx';
import { Page } from '../../parts/page/page.tsx';
import { helpLinks } from '../../routes/content-routes.ts';
import { setReminderInterval, useReminderInterval } from '../../state/own-limits/play-time.ts';
import { useOwnLimits } from '../../state/own-limits/own-limits.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import styles from './own-limits.module.css';
import { PauseCard } from './pause-card.tsx';
import { WeeklyCard } from './weekly-card.tsx';

/** `/profil/oyun-dengesi` (rules balance-1 to balance-11): what a member sets for oneself on this device. */
export default function OwnLimitsPage() {
  const limits = useOwnLimits();
  return (
    <Page intro="Ne kadar oynayacağına sen karar verirsin. Bu cihazda geçerlidir." contentReady={limits !== undefined}>
      {limits === undefined ? (
        // The placeholder is as high as a window, so that nothing in sight moves when the limits come.
        <SkeletonRows label="Yükleniyor…" height={[330, 170, 140, 80, 140]} gap="card" />
      ) : (
        <>
          <Group title="Haftalık tutar">
            <WeeklyCard limits={limits} />
          </Group>
          <Group title="Ara ver">
            <PauseCard pausedUntil={limits.pausedUntil} />
          </Group>
          <Group title="Süre hatırlatması">
            <Reminder />
          </Group>
          <Group title="Sonuçların" list>
            <Entry
              href="/profil/rakamlarim"
              icon={<ChartNoAxesColumn size={20} aria-hidden />}
              detail="Net sonucun burada"
            >
              Rakamlarım
            </Entry>
          </Group>
          <Group title="Destek" list>
            <Entry
              href={helpLinks.responsibleGaming()}
              icon={<HeartHandshake size={20} aria-hidden />}
              detail="Nasıl kontrollü oynanır?"
            >
              Sorumlu oyun
            </Entry>
            <Entry href="tel:115" icon={<Phone size={20} aria-hidden />} detail="Ücretsiz danışma hattı">
              YEDAM 115
            </Entry>
          </Group>
        </>
      )}
    </Page>
  );
}

function Reminder() {
  const chosen = useReminderInterval();
  return (
    <div className={`stack gap-3 ${styles['part']}`}>
      <p className="text-sm muted leading-145">Oynadığın süreyi sana sessizce hatırlatır.</p>
      <fieldset className={`row wrap gap-2 ${styles['choices']}`} aria-label="Süre hatırlatması">
        {[0 as const, ...reminderIntervals].map((minutes) => (
          <Chip
            key={minutes}
            className="num"
            selected={chosen === minutes}
            onClick={() => setReminderInterval(minutes)}
          >
            {minutes === 0 ? 'Kapalı' : `${minutes} dk`}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}

/** Link of a list, to a page or to the telephone. */
function Entry(props: { href: string; icon: ReactNode; detail: string; children: ReactNode }) {
  const { href, icon, detail, children } = props;
  const content = (
    <>
      {icon}
      <span className="stack fill shrink">
        <span className="weight-550">{children}</span>
        <span className="text-xs muted">{detail}</span>
      </span>
      <ChevronRight size={18} className="rigid faint" aria-hidden="true" />
    </>
  );
  const className = `row gap-3 ${styles['entry']}`;
  return (
    <li>
      {href.startsWith('tel:') ? (
        <a href={href} className={className}>
          {content}
        </a>
      ) : (
        <Link href={href} className={className}>
          {content}
        </Link>
      )}
    </li>
  );
}
