/** A legal text as the service has it now: server HTML, for the one component that cleans it. */
import type { LegalTextName } from '../../contract/services/common.ts';
import type { LoadedPart } from '../../domain/member/retailer/retailer-search.ts';
import { readService } from '../engine/services.ts';
import { useLoaded } from '../load/use-loaded.ts';

export function useLegalText(name: LegalTextName): LoadedPart<{ contents: string }> {
  return useLoaded(name, { contents: '' }, () => readService('getLegalText', { parameters: { name } }));
}
