/** Result of a service call for a screen, shown from the device until the first response (first-load-11). */
import type { Reads } from '../../contract/port/engine-contract.ts';
import type { ReadName } from '../../contract/services/calls.ts';
import type { Loaded } from '../../model/load.ts';
import { readCachedService, readService } from '../engine/call-service.ts';
import { useLoad } from './use-read.ts';

export function useCachedRead<Name extends ReadName>(
  name: Name,
  input: Reads[Name]['input'],
): Loaded<Reads[Name]['output']['data']> {
  return useLoad<Reads[Name]['output']['data']>(
    `${name} ${JSON.stringify(input)}`,
    () => readService(name, input),
    () => readCachedService(name, input),
  );
}
