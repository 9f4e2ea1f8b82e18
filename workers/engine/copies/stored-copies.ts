/** What only Dexie can do for the engine; loaded when first needed. */
import { type StoredAnswer, contentLimits, openContentStore } from '../../../src/storage/content/content-database.ts';
import {
  type MemberCopies,
  type MemberCopiesOptions,
  openMemberCopies,
} from '../../../src/storage/member/member-copies.ts';
import { canonicalAddress } from '../../../src/contract/services/address.ts';

export interface StoredCopies {
  member: MemberCopies;
  /** Of a call of the registered player, or of a public one. */
  read(request: Request): Promise<StoredAnswer | undefined>;
}

export function openStoredCopies(options: MemberCopiesOptions): StoredCopies {
  const member = openMemberCopies(options);
  const content = openContentStore({ limits: contentLimits, now: options.now });
  return {
    member,
    read: (request) =>
      request.headers.has('Authorization') ? member.read(request) : content.read(canonicalAddress(request.url)),
  };
}
