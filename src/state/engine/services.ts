/** Service calls a screen makes, through the engine: it knows the addresses, the headers and the session. */
import type { Dated } from '../../contract/port/engine.ts';
import type { Result } from '../../contract/errors.ts';
import type { AnswerOf, BodyOf, TabReadName, TabWriteName } from '../../contract/services/tab-calls.ts';
import { askEngine } from './engine.ts';

export interface CallDetails {
  /** Fills `:name` in the call's path. */
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  /** Of the reads that are asked with one. */
  body?: unknown;
}

/** May be asked again at will. */
export async function readService<Name extends TabReadName>(
  name: Name,
  details: CallDetails = {},
): Promise<Result<AnswerOf<Name>>> {
  const answer = await readDated(name, details);
  return answer.ok ? { ok: true, value: answer.value.data } : answer;
}

/** The same with the age of the answer, for what is readable without a network. */
export async function readDated<Name extends TabReadName>(
  name: Name,
  details: CallDetails = {},
): Promise<Result<Dated<AnswerOf<Name>>>> {
  // The engine checked the answer against the call's shape.
  return (await askEngine('read', { name, ...details })) as Result<Dated<AnswerOf<Name>>>;
}

/** Has an effect: sent once; a failure without an answer leaves open whether it was done. */
export async function writeService<Name extends TabWriteName>(
  name: Name,
  body: BodyOf<Name>,
  details: CallDetails = {},
): Promise<Result<AnswerOf<Name>>> {
  return (await askEngine('write', { name, body, ...details })) as Result<AnswerOf<Name>>;
}
