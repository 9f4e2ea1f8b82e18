import { MOTORSPORTS } from './sports.ts';

/** What a player calls an event of a sport (rule sport-7). Its endings are the same for both: "maça", "yarışa". */
export function eventWord(sportId: number | undefined): string {
  return sportId === MOTORSPORTS ? 'yarış' : 'maç';
}
