/** The service worker's access to the cached responses of public calls. */
import type { ContentStore } from '../../src/storage/content/content-database.ts';
import { readEnvironment } from '../../src/contract/environment.ts';
import { parseJson } from '../../src/lib/parse-json.ts';
import { ENVIRONMENT_PATH } from '../../src/contract/names.ts';
import { canonicalAddress, pathPattern } from '../../src/contract/services/call-request.ts';
import { cacheableValue } from '../../src/contract/services/cacheable-value.ts';
import type { ContentRule, ResponseCache } from './network-first.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { allCalls } from '../../src/contract/services/calls.ts';

export function contentCache(store: Pick<ContentStore, 'read' | 'write'>): ResponseCache {
  return {
    read: ({ url }) => store.read(canonicalAddress(url)),
    // The product cannot work without `environment.json`, so one without services is rejected and the last good copy is
    // used.
    isUsable: ({ url }, text) => !isEnvironmentAddress(new URL(url)) || isEnvironment(text),
    store: async ({ url }, text) => isWorthKeeping(url, text) && store.write(canonicalAddress(url), text),
  };
}

/**
 * True for a text that its call can decode. Anything else, such as a maintenance page sent as a service's response,
 * must not replace the copy.
 */
function isWorthKeeping(url: string, text: string): boolean {
  const address = new URL(url);
  if (isEnvironmentAddress(address)) return isEnvironment(text);
  const query = Object.fromEntries(address.searchParams);
  const reader = findDecodingCall(address);
  return reader !== undefined && cacheableValue(reader, text, { query }) !== undefined;
}

export const isEnvironmentAddress = ({ pathname }: URL): boolean => pathname === ENVIRONMENT_PATH;

/** A truncated text is rejected, so the older copy stays. */
const isEnvironment = (text: string): boolean => readEnvironment(parseJson(text)) !== undefined;

/**
 * Requests that the service worker may answer from its store: those whose call declares that its response is stored.
 * Everything else is denied by default and passes untouched, and so does every request with a player's authorisation.
 */
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
function findDecodingCall({ pathname, searchParams }: URL): ServiceCall | undefined {
  return ofCalls.find(({ path, rule }) => path.test(pathname) && accepts(rule, searchParams))?.call;
}

function accepts(rule: ContentRule, query: URLSearchParams): boolean {
  return rule.how !== 'live' || rule.accepts === undefined || rule.accepts(query);
}
