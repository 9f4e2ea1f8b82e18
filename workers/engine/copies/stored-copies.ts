/** The parts of the engine's copies that need Dexie; loaded on first use. */
import { contentLimits, openContentStore } from '../../../src/storage/content/content-database.ts';
import {
  type MemberCopies,
  type MemberCopiesOptions,
  openMemberCopies,
} from '../../../src/storage/member/member-copies.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { canonicalAddress } from '../../../src/contract/services/address.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import { takenOut } from './taken-out.ts';

export interface StoredCopies {
  member: MemberCopies;
  /** The copy for a call of the registered player, or for a public call, with its age in a header. */
  answer(request: Request): Promise<Response | undefined>;
  /**
   * Removes the items that an accepted write of the registered player took out of the lists.
   * @param at epoch seconds with fractions
   */
  done(name: string, input: CallInput, at: number): Promise<void>;
}

export function openStoredCopies(options: MemberCopiesOptions): StoredCopies {
  const member = openMemberCopies(options);
  const content = openContentStore({ limits: contentLimits, now: options.now });
  return {
    member,
    answer: async (request) => {
      const copy = request.headers.has('Authorization')
        ? await member.read(request)
        : await content.read(canonicalAddress(request.url));
      if (copy === undefined) return undefined;
      const headers = { 'Content-Type': 'application/json', [STORED_AT_HEADER]: String(copy.storedAt) };
      return new Response(copy.text, { headers });
    },
    done: async (name, input, at) => {
      const change = takenOut(name, input);
      if (change !== undefined) await member.revise(change, at);
    },
  };
}
