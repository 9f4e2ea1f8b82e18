import { MOTORSPORTS } from './sports.ts';

/**
 * Returns the Turkish word for an event of a sport (rule sport-7). Both words take the same endings: "maça", "yarışa".
 */
export function eventWord(sportId: number | undefined): string {
  return sportId === MOTORSPORTS ? 'yarış' : 'maç';
}
