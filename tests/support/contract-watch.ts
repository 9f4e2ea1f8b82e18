/** Watches the requests of a product on screen and the answers to them, and checks each against the OpenAPI document. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { ContractValidator } from '../../deploy/contract/validation.ts';
import { serviceBase } from '../../server/http/stand-in-environment.ts';
import { pathPattern } from '../../src/contract/services/call-request.ts';
import type { ServiceCall } from '../../src/contract/services/call.ts';
import { allCalls } from '../../src/contract/services/calls.ts';
import { isPlainObject } from '../../src/lib/guards.ts';
import { parseJson } from '../../src/lib/parse-json.ts';
import type { ScreenServer } from './screen/backend.ts';

export interface ContractWatch {
  /** Names of the calls that were made. */
  calls: ReadonlySet<string>;
  /** Requests and answers that the document does not allow. */
  problems: readonly string[];
}

let contract: ContractValidator | undefined;

/** Watches requests alone: many tests send answers that no service should. */
export function watchRequests(server: ScreenServer): ContractWatch {
  contract ??= readContract();
  return watchContract(server, contract, () => true);
}

/** Calls with the fewest parameters come first, because their addresses fit the patterns of others too. */
const ordered = allCalls
  .map((call) => ({ call, pattern: pathPattern(call), parameters: call.path.split(':').length }))
  .toSorted((one, other) => one.parameters - other.parameters);

/** Reads the committed document. */
export function readContract(): ContractValidator {
  // The document's own URL is no file's, so the path is built from text.
  const file = join(dirname(fileURLToPath(import.meta.url)), '../../docs/contract/openapi.yaml');
  return new ContractValidator(parse(readFileSync(file, 'utf8')) as object);
}

/** @param isExpected true for an answer whose form the document does not have */
export function watchContract(
  server: ScreenServer,
  validator: ContractValidator,
  isExpected: (call: string) => boolean = () => false,
): ContractWatch {
  const { fetch } = server;
  const calls = new Set<string>();
  const problems: string[] = [];
  server.fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.body === null ? undefined : await request.clone().text();
    const response = await fetch(request);
    const call = callOf(request);
    if (call === undefined) return response;
    calls.add(call.name);
    const { searchParams } = new URL(request.url);
    const sent = {
      query: Object.fromEntries(searchParams),
      // The document of the screens keeps the case of names.
      headers: Object.fromEntries([...request.headers].map(([name, value]) => [name.toLowerCase(), value])),
      body: body === undefined || body === '' ? undefined : parseJson(body),
    };
    const answer = parseJson(await response.clone().text());
    const wrong = [
      validator.request(call, sent),
      isExpected(call.name)
        ? undefined
        : response.ok
          ? validator.answer(call, answer)
          : refusalProblem(validator, answer),
    ];
    for (const problem of wrong) {
      if (problem !== undefined) problems.push(`${request.method} ${request.url} (${call.name}): ${problem}`);
    }
    return response;
  };
  return { calls, problems };
}

const refusalProblem = (validator: ContractValidator, answer: unknown): string | undefined =>
  isPlainObject(answer) ? validator.refusal(answer) : undefined;

function callOf({ method, url }: Request): ServiceCall | undefined {
  const { pathname } = new URL(url);
  return ordered.find(
    ({ call, pattern }) =>
      call.method === method && pathname.startsWith(`${serviceBase(call.area)}/`) && pattern.test(pathname),
  )?.call;
}
