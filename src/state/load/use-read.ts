/** Result of a service call, for a screen. */
import type { Reads } from '../../contract/port/engine-contract.ts';
import type { ReadName } from '../../contract/services/calls.ts';
import type { Loaded } from '../../model/load.ts';
import { readService } from '../engine/call-service.ts';
import { useLoad } from './use-load.ts';

/** @param input null loads nothing yet */
export function useRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'] | null,
): Loaded<Reads[Name]['output']['data']> {
  const key = input === null ? null : `${name} ${JSON.stringify(input)}`;
  return useLoad(key, async () => readService(name, input as Reads[Name]['input']));
}
