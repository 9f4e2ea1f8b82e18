import { sha256 } from '../sha256.ts';
import type { FollowedTeam } from '../../model/following.ts';

/**
 * Id of a team in a subscription (wire-push-4). No service has an id of teams (rule follow-1), so it is the beginning of a hash
 * of the sport and the team's name, which the sender builds from the matches of its program.
 * @returns 32 hexadecimal digits
 */
export async function pushTeamId({ sportId, name }: FollowedTeam): Promise<string> {
  return (await sha256(`${sportId}:${name}`)).slice(0, 32);
}
