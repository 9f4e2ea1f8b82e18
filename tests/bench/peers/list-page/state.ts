/** State that the server sends beside the rows it rendered, so that the browser continues from there. */
import type { ListColumn } from '../../../../src/domain/program/columns.ts';
import type { ProgramEvent } from '../../../../src/model/event.ts';

export interface ListState {
  events: ProgramEvent[];
  columns: ListColumn[];
  live: boolean;
}

export const STATE_ID = 'state';
