import * as fc from 'fast-check';
import type { CommentaryLine, Incident, IncidentKind, LineUpPlayer } from '../../../../src/model/statistics.ts';
import { incidentKindNames } from '../../../../src/features/event/commentary/commentary-lines.ts';

export function incident(told: Partial<Incident> = {}): Incident {
  return {
    ...{ id: 'i', kind: 'goal', label: '', minute: 10, added: 0, period: null },
    ...{ side: 'home', player: 'Ali', related: '', score: null },
    ...told,
  };
}

export function line(told: Partial<CommentaryLine> = {}): CommentaryLine {
  return {
    ...incident({ kind: 'other', side: null, player: '' }),
    text: 'Söz',
    important: false,
    teamId: null,
    ...told,
  };
}

export function lineUpPlayer(told: Partial<LineUpPlayer> = {}): LineUpPlayer {
  return {
    ...{
      id: 'p',
      name: 'Ali Can',
      shortName: 'Ali',
      number: 9,
      position: '',
      starts: true,
      line: 0,
      place: 0,
      captain: false,
    },
    ...{ goals: 0, yellow: false, red: false, inMinute: null, outMinute: null },
    ...told,
  };
}

const kinds = Object.keys(incidentKindNames) as IncidentKind[];

/** Any list of incidents a football service may return, in any order; ids are distinct. */
export const incidents = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      minute: fc.option(fc.integer({ min: 0, max: 90 }), { freq: 10 }),
      added: fc.constantFrom(0, 0, 0, 1, 5),
      side: fc.constantFrom('home' as const, 'away' as const, null),
    }),
    { maxLength: 60 },
  )
  .map((rows) =>
    rows.map((row, index) =>
      // Added time is only set at the end of a half, as services do.
      incident({ ...row, id: `i${index}`, added: row.minute === 45 || row.minute === 90 ? row.added : 0 }),
    ),
  );
