/** Paths of service calls that name something of a player: a refresh token, a coupon, a shared key. */
import { allCalls } from '../src/contract/services/calls.ts';

/** Parameters that are a player's whoever makes the call. */
const secrets: ReadonlySet<string> = new Set(['refresh', 'memberId', 'key']);

/** The prefix before the first such part of an address, without slashes at its ends; no duplicates. */
export const privatePaths: readonly string[] = [
  ...new Set(
    allCalls.flatMap(({ path, access }) => {
      const segments = path.split('/');
      const first = segments.findIndex(
        (segment) => segment.startsWith(':') && (access === 'member' || secrets.has(segment.slice(1))),
      );
      return first > 0 ? [segments.slice(0, first).join('/')] : [];
    }),
  ),
];
