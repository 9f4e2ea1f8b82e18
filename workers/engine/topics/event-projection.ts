/** Data of an event for tabs: as a header, and as a row with the markets of its columns. */
import type { EventHead, EventRow } from '../../../src/model/program.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import type { ColumnQuery } from '../../../src/contract/port/topics.ts';
import { matchStatusTexts } from '../../../src/domain/program/score-text.ts';
import { pickMarket } from '../../../src/domain/program/pick-market.ts';
import type { ReferenceData } from '../calls/reference-data.ts';

export function toEventHead(event: ProgramEvent, reference: ReferenceData): EventHead {
  const { markets: _, ...head } = event;
  return {
    ...head,
    competition: reference.competitions.value?.get(event.competitionId) ?? null,
    playedPercent: reference.playedPercent(event.sportId).value?.[String(event.id)] ?? null,
  };
}

export function toEventRow(event: ProgramEvent, columns: readonly ColumnQuery[], reference: ReferenceData): EventRow {
  return {
    ...toEventHead(event, reference),
    standing: matchStatusTexts(event),
    columns: columns.map((column) => pickMarket(event, column)),
  };
}
