/** The competitions of all sports with their contestants. Ids of the six great leagues are the real ones. */
import type { Competition } from './model.ts';
import {
  contestCompetitions,
  electronicCompetitions,
  peopleCompetitions,
} from './competitions/contest-competitions.ts';
import { courtCompetitions } from './competitions/court-competitions.ts';
import { footballCompetitions } from './competitions/football-competitions.ts';

export const competitions: readonly Competition[] = [
  ...footballCompetitions,
  ...courtCompetitions,
  ...peopleCompetitions,
  ...contestCompetitions,
  ...electronicCompetitions,
];
