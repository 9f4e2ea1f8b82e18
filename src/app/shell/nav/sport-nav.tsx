import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { eventWord } from '../../../domain/event-word.ts';
import { uiSettings } from '../../../state/device/ui-settings.ts';
import { useTopicValue } from '../../../state/engine/use-topic.ts';
import { useBottomInset } from '../../../state/overlays/bottom-inset.ts';
import { Picture, SportIcon } from '../../../parts/pictures/picture.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { useScrollToCurrent } from '../../../ui/control/use-scroll-to-current.ts';
import { entryLinks } from '../../../routes/routes.ts';
import type { Section } from '../../../routes/areas.ts';
import { DEFAULT_SPORT } from '../../../routes/program-routes.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';
import { type SportEntry, sportEntries, sportTotals } from './sport-entries.ts';
import styles from './sport-nav.module.css';

/** Sports with their counts: a row of chips on a phone, a column from 660 px. */
export function SportNav() {
  const { section, sportSlug: slug } = useCurrentPage();
  const sportSlug = sportSections.has(section) ? slug : '';
  const infos = useTopicValue({ kind: 'sports' }, 'sports');
  const list = useRef<HTMLUListElement>(null);
  const live = section === 'live';
  // Order of the time the tab was opened, so that entries do not move under a finger.
  const [recent] = useState(() => uiSettings.recentSports);
  const entries = sportEntries(infos, sportSlug, live ? 'live' : 'all', recent);
  const totals = sportTotals(infos);
  useScrollToCurrent(list, section === 'special' ? section : sportSlug);

  return (
    <nav
      className={classNames(styles['nav'], !chipSections.has(section) && styles['columnOnly'])}
      style={useBottomInset()}
      aria-label="Sporlar"
    >
      <ul ref={list} className={classNames(styles['list'], live && infos === undefined && styles['unsettled'])}>
        <li data-id="live">
          <Link
            href={entryLinks.liveProgram(slug || DEFAULT_SPORT)}
            className={itemClass(live, styles['live'])}
            aria-current={live ? 'true' : undefined}
          >
            <Picture of="live" />
            Canlı
            <Count value={totals.live} label="canlı" />
          </Link>
        </li>
        {entries.map((entry) => (
          <li key={entry.sport.slug} data-id={entry.sport.slug}>
            <SportLink
              entry={entry}
              live={live}
              current={entry.sport.slug !== sportSlug ? undefined : section === 'event' ? 'true' : 'page'}
            />
          </li>
        ))}
        <li data-id="special">
          <Link
            href={entryLinks.specialEvents()}
            className={itemClass(section === 'special')}
            aria-current={section === 'special' ? 'page' : undefined}
          >
            <Picture of="special" />
            Özel etkinlikler
            <Count value={totals.longTerm} label="etkinlik" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** Sections whose address names a sport of this navigation. */
const sportSections: ReadonlySet<Section> = new Set<Section>(['program', 'live', 'event']);

/** Sections in which a phone shows the chips. */
const chipSections: ReadonlySet<Section> = new Set<Section>(['home', 'program', 'live', 'special']);

interface SportLinkProps {
  entry: SportEntry;
  live: boolean;
  /** `true` on a match page, which is within its sport but is not the sport's page. */
  current: 'page' | 'true' | undefined;
}

function SportLink({ entry, live, current }: SportLinkProps) {
  const { sport } = entry;
  return (
    <Link
      href={live ? entryLinks.liveProgram(sport.slug) : entryLinks.program(sport.slug)}
      className={itemClass(current !== undefined)}
      aria-current={current}
    >
      <SportIcon sportId={sport.id} />
      {sport.name}
      {!live && entry.live !== null && entry.live > 0 && <Count value={entry.live} label="canlı" running />}
      <Count value={live ? entry.live : entry.total} label={live ? 'canlı' : eventWord(sport.id)} />
    </Link>
  );
}

/** Reserves its width while the count is unknown, so that nothing moves when it arrives. */
function Count({ value, label, running = false }: { value: number | null; label: string; running?: boolean }) {
  return (
    <span className={classNames('num', running ? styles['running'] : styles['count'])}>
      {value ?? <span className={styles['unknown']} aria-hidden="true" />}
      {value !== null && <span className="visually-hidden"> {label}</span>}
    </span>
  );
}

function itemClass(current: boolean, extra?: string): string {
  return classNames(styles['item'], current && styles['current'], extra);
}
