import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import type { CommentResult } from '../../model/editor.ts';
import styles from './result-strip.module.css';

/** Results of an editor's last comments as icons, the newest on the right. */
export function ResultStrip({ results }: { results: readonly CommentResult[] }) {
  if (results.length === 0) return null;
  return (
    <span className={`row ${styles['strip']}`}>
      <span className="visually-hidden">{spoken(results)}</span>
      {results.toReversed().map((result, place) => {
        const Sign = signs[result];
        return (
          // Results have no identity but their position.
          // oxlint-disable-next-line react/no-array-index-key
          <i key={place} className={`stack muted ${styles['result']}`} data-result={result} aria-hidden>
            <Sign size={13} strokeWidth={3} />
          </i>
        );
      })}
    </span>
  );
}

export const commentResultText = { won: 'Tuttu', lost: 'Tutmadı', open: 'Bekliyor' } as const;

const signs = { won: Check, lost: X, open: Clock } as const;

function spoken(results: readonly CommentResult[]): string {
  const count = (wanted: CommentResult): number => results.filter((result) => result === wanted).length;
  const waiting = count('open') === 0 ? '' : `, ${count('open')} bekliyor`;
  return `Son ${results.length} yorumun ${count('won')} tanesi tuttu, ${count('lost')} tanesi tutmadı${waiting}`;
}
