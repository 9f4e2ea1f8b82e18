/** The twenty calls of `calls.json`, compared with the OpenAPI document. */
import { type Calls, calls as contractCalls } from '../../src/contract/services/calls.ts';
import { ContractDocument } from '../../deploy/conformance/contract-document.ts';
import { pathOf } from '../../deploy/contract/operations.ts';
import type { SecondBackend } from './service.ts';

/** Describes the answers that do not fit the document, and the refusals: every example is one that the service has. */
export async function misfits({ origin, calls }: SecondBackend): Promise<string[]> {
  const { validator } = new ContractDocument();
  const lines = calls.map(async ({ operation, path, example }) => {
    const call = isCall(operation) ? contractCalls[operation] : undefined;
    if (call === undefined || !path.endsWith(pathOf(call))) return `${operation}: the document has no GET ${path}`;
    const response = await fetch(`${origin}${example}`);
    const answer = (await response.json()) as { isSuccess?: unknown };
    if (!response.ok || answer.isSuccess !== true) return `${operation}: refused with ${response.status}`;
    const problem = validator.answer(call, answer);
    return problem === undefined ? [] : `${operation}: ${problem}`;
  });
  return (await Promise.all(lines)).flat();
}

const isCall = (name: string): name is keyof Calls => Object.hasOwn(contractCalls, name);
