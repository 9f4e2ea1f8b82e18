/** The competitions of all sports with their contestants. Ids of the six great leagues are the real ones. */
import type { Competition } from './model.ts';
import { contests } from './competitions/contests.ts';
import { courtCompetitions } from './competitions/courts.ts';
import { electronicCompetitions } from './competitions/electronic.ts';
import { footballCompetitions } from './competitions/football.ts';
import { peopleCompetitions } from './competitions/people.ts';

export const competitions: readonly Competition[] = [
  ...footballCompetitions,
  ...courtCompetitions,
  ...peopleCompetitions,
  ...contests,
  ...electronicCompetitions,
];
