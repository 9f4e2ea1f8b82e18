import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { decimalText } from '../../../domain/number-text.ts';
import { sportById } from '../../../domain/sports.ts';
import { dayText, scoreText } from '../../../domain/statistics/past-matches.ts';
import type { EventHead } from '../../../model/program.ts';
import type { Sides } from '../../../model/statistics.ts';
import { TeamBadge } from '../../../parts/pictures/badges.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { useToday } from '../../../state/device/clock.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { ComparisonBar } from '../../../ui/match/comparison-bar.tsx';
import { useEventQuery } from '../page/use-event-query.ts';
import { scoringOf } from '../statistics/scoring.ts';
import type { PreviewParts } from './preview-parts.ts';
import styles from './preview-card.module.css';

interface PreviewCardProps {
  head: EventHead;
  parts: PreviewParts;
}

/** Comparison of the two sides before the start; each part leads to its tab (rule match-68). */
export function PreviewCard({ head, parts: { form, table, lastMeeting, goals, missing } }: PreviewCardProps) {
  const today = useToday();
  const { scoredLabel, concededLabel } = scoringOf(head.sportId);
  return (
    <ChartCard title="Önizleme">
      <div className={`row between gap-3 text-sm weight-650 ${styles['names']}`}>
        <span className="row shrink gap-2">
          <TeamBadge name={head.home} sportId={head.sportId} size={20} /> <span>{head.home}</span>
        </span>
        <span className="row shrink gap-2">
          <span>{head.away}</span> <TeamBadge name={head.away} sportId={head.sportId} size={20} />
        </span>
      </div>
      <ul className={styles['parts']}>
        {form && (
          <Part head={head} tab="son-maclar" title="Form" note="eskiden yeniye">
            <Pair home={<FormStrip form={form.home} small />} away={<FormStrip form={form.away} small />} />
          </Part>
        )}
        {table && (
          <Part head={head} tab="puan-durumu" title="Puan durumu">
            <Pair home={<Place {...table.home} />} away={<Place {...table.away} />} />
          </Part>
        )}
        {goals && (
          <Part head={head} tab="son-maclar" title="Maç başına" note="son 10 maç">
            <dl className={`num ${styles['bars']}`}>
              <Average label={scoredLabel} {...goals.scored} />
              <Average label={concededLabel} {...goals.against} />
            </dl>
          </Part>
        )}
        {lastMeeting && (
          <Part head={head} tab="rekabet-gecmisi" title="Son karşılaşma" note={dayText(lastMeeting.at, today)}>
            <p className={styles['meeting']}>
              {lastMeeting.home.name} <b className="num">{scoreText(lastMeeting.score)}</b> {lastMeeting.away.name}
            </p>
          </Part>
        )}
        {missing && (
          <Part head={head} tab="sakat-ve-cezali" title="Eksikler">
            <Pair home={missingText(missing.home)} away={missingText(missing.away)} />
          </Part>
        )}
      </ul>
    </ChartCard>
  );
}

interface PartProps {
  head: EventHead;
  /** Slug of the tab it leads to. */
  tab: string;
  title: string;
  note?: string;
  children: ReactNode;
}

function Part({ head, tab, title, note = '', children }: PartProps) {
  const { query } = useEventQuery();
  return (
    <li>
      <Link
        className={styles['part']}
        href={entryLinks.event(sportById(head.sportId)?.slug ?? '', head.id, query, tab)}
      >
        <span className={`row between ${styles['head']}`}>
          <span className="text-xs muted">
            {title}
            {note !== '' && ` · ${note}`}
          </span>
          <ChevronRight className="faint rigid" size={16} aria-hidden />
        </span>
        {children}
      </Link>
    </li>
  );
}

function Pair({ home, away }: Sides<ReactNode>) {
  return (
    <span className="row between gap-3 text-sm">
      <span>{home}</span>
      <span className={styles['away']}>{away}</span>
    </span>
  );
}

function Place({ position, points }: { position: number | null; points: number | null }) {
  return (
    <span className="num">
      <b>{position}.</b>
      {points !== null && ` · ${points} puan`}
    </span>
  );
}

function Average({ label, home, away }: Sides<number> & { label: string }) {
  return (
    <ComparisonBar label={label} home={home} away={away} homeText={decimalText(home)} awayText={decimalText(away)} />
  );
}

const missingText = (count: number): string => (count === 0 ? 'eksik bildirilmedi' : `${count} eksik`);
