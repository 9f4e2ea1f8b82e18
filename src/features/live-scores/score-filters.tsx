import { useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { scoreDays } from '../../domain/live-scores/score-list-route.ts';
import { DUEL, MOTORSPORTS, type Sport, TOKYO_OLYMPICS, sports } from '../../domain/sports.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { useScrollToCurrent } from '../../ui/control/use-scroll-to-current.ts';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import styles from './live-scores.module.css';

/** Sports with two sides, with their number of running matches. */
export function ScoreSports({ current, hrefOf }: { current: Sport; hrefOf: (slug: string) => string }) {
  const infos = useTopicValue({ kind: 'sports' }, 'sports');
  const list = useRef<HTMLUListElement>(null);
  useScrollToCurrent(list, current.slug);
  return (
    <nav aria-label="Canlı skorun sporları">
      <ul ref={list} className={`flex gap-2 ${styles['sports']}`}>
        {offered.map(({ id, slug, name }) => {
          const live = infos?.find(({ sportId }) => sportId === id)?.live ?? 0;
          return (
            <li key={slug} data-id={slug}>
              <Link
                href={hrefOf(slug)}
                className={chipClass(slug === current.slug)}
                aria-current={slug === current.slug ? 'page' : undefined}
              >
                <SportIcon sportId={id} />
                {name}
                {live > 0 && (
                  <span className={`${styles['live']} num`}>
                    {live}
                    <span className="visually-hidden"> canlı</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Races, the Olympics and duels have no score of two sides. */
const withoutSides = new Set<number>([MOTORSPORTS, TOKYO_OLYMPICS, DUEL]);
const offered = sports.filter(({ id }) => !withoutSides.has(id));

interface DayStripProps {
  day: string;
  /** Epoch seconds of today. */
  now: number;
  hrefOf: (day: string) => string;
}

/** Links to the days from a week ago to a week ahead. */
export function DayStrip({ day, now, hrefOf }: DayStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const days = useMemo(() => scoreDays(day, now), [day, now]);
  useScrollToCurrent(list, day);
  return (
    <nav aria-label="Gün">
      <ul ref={list} className={`flex gap-2 ${styles['days']}`}>
        {days.map((each) => (
          <li key={each.day} data-id={each.day}>
            <Link
              href={hrefOf(each.day)}
              className={`stack muted ${styles['day']}`}
              aria-current={each.day === day ? 'date' : undefined}
            >
              <b>{each.name}</b>
              <span className="num">{each.date}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
