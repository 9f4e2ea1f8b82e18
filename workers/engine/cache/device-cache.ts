/** The parts of the engine's copies that need Dexie; loaded on first use. */
import { contentLimits, openContentStore } from '../../../src/storage/content/content-database.ts';
import {
  type MemberCache,
  type MemberCacheOptions,
  openMemberCache,
} from '../../../src/storage/member/member-cache.ts';
import { STORED_AT_HEADER } from '../../../src/contract/names.ts';
import { canonicalAddress } from '../../../src/contract/services/call-request.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import { couponRemovalRevision } from './coupon-removal-revision.ts';

export interface DeviceCache {
  member: MemberCache;
  /** The copy for a call of the registered player, or for a public call, with its age in a header. */
  cachedResponse(request: Request): Promise<Response | undefined>;
  /**
   * Removes the items that an accepted write of the registered player took out of the lists.
   * @param at epoch seconds with fractions
   */
  reviseAfterWrite(name: string, input: CallInput, at: number): Promise<void>;
}

export function openDeviceCache(options: MemberCacheOptions): DeviceCache {
  const member = openMemberCache(options);
  const content = openContentStore({ limits: contentLimits, now: options.now });
  return {
    member,
    cachedResponse: async (request) => {
      const copy = request.headers.has('Authorization')
        ? await member.read(request)
        : await content.read(canonicalAddress(request.url));
      if (copy === undefined) return undefined;
      const headers = { 'Content-Type': 'application/json', [STORED_AT_HEADER]: String(copy.storedAt) };
      return new Response(copy.text, { headers });
    },
    reviseAfterWrite: async (name, input, at) => {
      const change = couponRemovalRevision(name, input);
      if (change !== undefined) await member.revise(change, at);
    },
  };
}
