import type { ReactNode } from 'react';
import { zonesOf } from './standing-columns.ts';
import type { StandingRow } from '../../model/match-statistics.ts';
import styles from './standings.module.css';

interface GroupCardProps {
  /** '' if there is a single group. */
  name: string;
  rows: readonly StandingRow[];
  /** Explanation of how to read the table. */
  explanation?: string;
  children: ReactNode;
}

/** Table of a group with a legend of its zones. */
export function GroupCard({ name, rows, explanation: explained, children }: GroupCardProps) {
  const zones = zonesOf(rows);
  return (
    <section className={`card clip ${styles['card']}`} aria-label={name === '' ? undefined : name}>
      {name !== '' && <h2 className={`text-md weight-650 ${styles['group']}`}>{name}</h2>}
      {children}
      {zones.length > 0 && (
        <ul className={`flex wrap text-xs muted ${styles['legend']}`} aria-label="Bölgeler">
          {zones.map((zone) => (
            <li key={zone.name}>
              <i data-zone={zone.tone} aria-hidden />
              {zone.name}
            </li>
          ))}
        </ul>
      )}
      {explained !== undefined && <p className={`text-xs muted ${styles['explained']}`}>{explained}</p>}
    </section>
  );
}
