/** Facts of both sides before the start of a match (rule match-68). */
import { formOf } from '../../../domain/statistics/form.ts';
import { newestMatchesFirst, teamWithFallbackName } from '../../../domain/statistics/past-matches.ts';
import type {
  LastMatches,
  MatchResult,
  Meetings,
  MissingPlayers,
  StandingGroup,
  StandingRow,
} from '../../../model/match-statistics.ts';
import type { EventHead } from '../../../model/program.ts';
import type { PlayedMatch, Sides } from '../../../model/statistics.ts';
import { createMatchTeamFilter } from '../standings/match-team-filter.ts';
import { averageHundredths, goalSums } from '../statistics/goals.ts';

/** Parts that are known; a part is missing when it is unknown or empty for a side it compares. */
export interface PreviewParts {
  /** Last results, oldest first. */
  form?: Sides<MatchResult[]>;
  table?: Sides<Pick<StandingRow, 'position' | 'points'>>;
  lastMeeting?: PlayedMatch;
  /** Averages per match of the last matches, hundredths. */
  goals?: { scored: Sides<number>; against: Sides<number> };
  /** Number of missing players. */
  missing?: Sides<number>;
}

export interface PreviewData {
  last: LastMatches | undefined;
  standings: readonly StandingGroup[] | undefined;
  meetings: Meetings | undefined;
  missing: MissingPlayers | undefined;
}

/** Number of results in a form. */
const FORM_LENGTH = 5;

/** Returns null when no part is known. */
export function previewParts(
  { last, standings, meetings, missing }: PreviewData,
  head: Pick<EventHead, 'home' | 'away'>,
): PreviewParts | null {
  const parts: PreviewParts = {
    ...(last && formAndGoals(last, head)),
    ...(standings && tableOf(standings, head)),
  };
  const meeting = meetings && newestMatchesFirst(meetings.matches).find(({ score }) => score !== null);
  if (meeting) parts.lastMeeting = meeting;
  const absent = missing && { home: missing.home.players.length, away: missing.away.players.length };
  if (absent && absent.home + absent.away > 0) parts.missing = absent;
  return Object.keys(parts).length === 0 ? null : parts;
}

function formAndGoals(last: LastMatches, head: Pick<EventHead, 'home' | 'away'>): Pick<PreviewParts, 'form' | 'goals'> {
  const home = sideFacts(newestMatchesFirst(last.homeMatches), teamWithFallbackName(last.home, head.home));
  const away = sideFacts(newestMatchesFirst(last.awayMatches), teamWithFallbackName(last.away, head.away));
  if (home === null || away === null) return {};
  return {
    form: { home: home.form, away: away.form },
    goals: {
      scored: { home: home.scored, away: away.scored },
      against: { home: home.against, away: away.against },
    },
  };
}

/** @param matches newest first */
function sideFacts(matches: readonly PlayedMatch[], team: LastMatches['home']) {
  const sums = goalSums(matches, team);
  const scored = averageHundredths(sums.scored, sums.matches);
  const against = averageHundredths(sums.against, sums.matches);
  if (scored === null || against === null) return null;
  return { form: formOf(matches, team).slice(0, FORM_LENGTH).toReversed(), scored, against };
}

/** The rows of both sides, if one group has both: places of two groups cannot be compared. */
function tableOf(
  standings: readonly StandingGroup[],
  { home, away }: Pick<EventHead, 'home' | 'away'>,
): Pick<PreviewParts, 'table'> {
  for (const { overall } of standings) {
    const own = overall.find(createMatchTeamFilter({ home, away: '' }));
    const other = overall.find(createMatchTeamFilter({ home: '', away }));
    if (own === undefined || other === undefined || own === other) continue;
    if (own.position !== null && other.position !== null) return { table: { home: own, away: other } };
  }
  return {};
}
