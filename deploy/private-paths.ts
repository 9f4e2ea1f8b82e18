/** Paths of service calls that contain a player's data: a refresh token, a coupon, a shared key. */
import { allCalls } from '../src/contract/services/calls.ts';

/** Parameters that are private in every call. */
const secrets: ReadonlySet<string> = new Set(['refresh', 'memberId', 'key']);

/** The part of an address before its first private parameter, without slashes at its ends; no duplicates. */
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
