/**
 * Requests that the service worker may answer from its store: those whose call declares that its response is stored.
 * Everything else is denied by default and passes untouched, and so does every request with a player's authorisation.
 */
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { pathPattern } from '../../src/contract/services/call-address.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import type { CachePolicy } from '../../src/contract/services/cache-policy.ts';

export type ContentRule = Extract<CachePolicy, { how: 'live' | 'steady' }>;

const live: ContentRule = { how: 'live' };
const environment = { path: new RegExp(`^${ENVIRONMENT_PATH.replaceAll('.', '\\.')}$`), rule: live };
const ofCalls: readonly { path: RegExp; rule: ContentRule; call: ServiceCall }[] = allCalls.flatMap((call) => {
  const { keep } = call;
  return keep.how === 'live' || keep.how === 'steady' ? [{ path: pathPattern(call), rule: keep, call }] : [];
});
const rules: readonly { path: RegExp; rule: ContentRule }[] = [environment, ...ofCalls];

/** The rule for a request; `undefined` when the service worker does not handle it. */
export function contentRule(request: Request): ContentRule | undefined {
  if (request.method !== 'GET' || request.headers.has('Authorization')) return undefined;
  const url = new URL(request.url);
  return rules.find(({ path, rule }) => path.test(url.pathname) && accepts(rule, url.searchParams))?.rule;
}

/**
 * The call that decodes the stored response of this address. Of several the first one declared is used, because it
 * reads the whole response.
 */
export function findDecodingCall({ pathname, searchParams }: URL): ServiceCall | undefined {
  return ofCalls.find(({ path, rule }) => path.test(pathname) && accepts(rule, searchParams))?.call;
}

function accepts(rule: ContentRule, query: URLSearchParams): boolean {
  return rule.how !== 'live' || rule.accepts === undefined || rule.accepts(query);
}
