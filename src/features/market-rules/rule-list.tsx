import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { ruleExampleOf } from './market-rules.ts';
import { isLongTermKey } from '../../domain/program/long-term.ts';
import { sportById } from '../../domain/sports.ts';
import type { MarketRule } from '../../model/content.ts';
import { Button } from '../../ui/control/button.tsx';
import { Picture, SportIcon } from '../../parts/pictures/picture.tsx';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import styles from './market-rules.module.css';

const FIRST_SHOWN = 60;

/** Market types in the service's order; each one expands in place. */
export function RuleList({ rules }: { rules: readonly MarketRule[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? rules : rules.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul className={styles['rules']} aria-label="Bahis türleri">
        {shown.map((rule) => (
          <li key={`${rule.sportId} ${rule.key}`}>
            <Rule rule={rule} />
          </li>
        ))}
      </ul>
      {shown.length < rules.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          Kalan {rules.length - shown.length} türü de göster
        </Button>
      )}
    </>
  );
}

function Rule({ rule }: { rule: MarketRule }) {
  const [open, setOpen] = useState(false);
  const { title, outcomes } = ruleExampleOf(rule);
  const longTerm = isLongTermKey(rule.key);
  return (
    <details
      className={styles['rule']}
      data-market={rule.key}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={`stack middle gap-3 ${styles['summary']}`}>
        {longTerm ? <Picture of="special" size={20} /> : <SportIcon sportId={rule.sportId} size={20} />}
        <span className={styles['name']}>
          <b>{title}</b>
          <span>{longTerm ? 'Özel etkinlikler' : placeText(rule)}</span>
        </span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      {open && (
        <div className={`stack gap-3 text-sm muted ${styles['body']}`}>
          {rule.rule === '' ? <p>Bu bahsin kuralı henüz yazılmamış.</p> : <ServerHtml html={rule.rule} />}
          {outcomes.length > 0 && <Example title={title} outcomes={outcomes} />}
        </div>
      )}
    </details>
  );
}

const placeText = ({ sportId, live }: MarketRule): string =>
  [sportById(sportId)?.name, live ? 'Canlı' : 'Maç öncesi'].filter(Boolean).join(' · ');

/** Outcomes as shown on the page of a match, without odds. */
function Example({ title, outcomes }: { title: string; outcomes: readonly string[] }) {
  return (
    <figure className={`stack gap-2 text-xs ${styles['example']}`}>
      <figcaption>Örnek: {title}</figcaption>
      <ul>
        {outcomes.map((outcome, place) => (
          // Two outcomes may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>{outcome}</li>
        ))}
      </ul>
    </figure>
  );
}
