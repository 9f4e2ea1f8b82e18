/** King odds of a match, and its share of the plays of its sport (rules match-15, match-26), below its first markets. */
import Crown from 'lucide-react/icons/crown';
import { eventKingText } from '../../../domain/program/king-text.ts';
import { sportById } from '../../../domain/sports.ts';
import type { AppConfig } from '../../../model/app-config.ts';
import type { EventHead } from '../../../model/program.ts';
import styles from './odds.module.css';
import { playShareText } from './play-share-text.ts';

/** Texts of a match; '' for none. */
export interface MatchNoteTexts {
  king: string;
  share: string;
}

export function matchNoteTexts(highlight: AppConfig['kingOddHighlight'] | undefined, head: EventHead): MatchNoteTexts {
  const sport = sportById(head.sportId);
  const king = eventKingText(highlight, head);
  // King odds have no text before the configuration has loaded: another one would follow a moment later.
  const isKing = head.kingLive || (head.kingOdd && highlight !== undefined);
  return {
    king: isKing ? king || (head.kingLive ? 'Kral Canlı' : 'Kral Oran') : '',
    share: sport === undefined ? '' : playShareText(sport, head.playedPercent),
  };
}

/** The line is reserved, because its texts are loaded after the match. */
export function MatchNotes({ king, share }: MatchNoteTexts) {
  return (
    <div className={`row wrap text-xs muted ${styles['notes']} num`}>
      {king !== '' && (
        <p className={`row weight-600 ${styles['king']}`}>
          <Crown size={14} aria-hidden />
          {king}
        </p>
      )}
      {share !== '' && <p>{share}</p>}
    </div>
  );
}
