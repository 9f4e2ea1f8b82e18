/** The program's types, for those who may import the domain but not the contract (`ui`). */
export type {
  Competition,
  Market,
  Outcome,
  PeriodScore,
  ProgramEvent,
  ProgramType,
  Score,
  SportInfo,
  TeamScore,
} from '../../model/event.ts';
export type {
  EventHead,
  EventRow,
  ListFacets,
  ListItem,
  LoadState,
  MarketRef,
  PopularBet,
  Selection,
} from '../../contract/port/topics.ts';
export type { Failure } from '../../contract/errors.ts';
