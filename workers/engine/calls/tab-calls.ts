/** Service calls that tabs make by name. An unknown name comes from a tab of another build (skew). */
import { isOutcomeUnknown } from '../../../src/contract/failure-checks.ts';
import type { CallHandlers, DatedResult } from '../../../src/contract/port/engine-contract.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall, Subject } from '../../../src/contract/services/call.ts';
import { once } from '../../../src/lib/once.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { CachedValue } from './cached-reads.ts';
import type { Generations } from './generations.ts';
import type { Services } from './services.ts';

interface TabCallsOptions {
  services: Services;
  generations: Generations;
  /** Returns the cached response of a call for the present session. */
  cached(call: ServiceCall, input: CallInput): Promise<CachedValue<unknown> | undefined>;
  /** Called after a successful write with the value of its response, before `onChanged`. */
  onWritten(call: ServiceCall, input: CallInput, value: unknown): void;
  /** Called after a write that succeeded or may have: the subjects it changes must be refetched. */
  onChanged(subjects: readonly Subject[]): void;
  /** Called after a write with which the service ended the session. Settles when no data of it is left here. */
  onSessionEnded(): Promise<void>;
}

/** Creates the handlers. The list of all calls is loaded separately, so that the engine starts without it. */
export function tabCalls({
  services,
  generations,
  cached,
  onWritten,
  onChanged,
  onSessionEnded,
}: TabCallsOptions): CallHandlers<'read' | 'readCached' | 'write'> {
  const list = once(() => import('../../../src/contract/services/calls.ts'));
  const named = async (name: string, kind: 'safe' | 'once'): Promise<Result<ServiceCall>> => {
    const loaded = await list().catch(() => undefined);
    if (loaded === undefined) return unloaded;
    const call = loaded.tabCall(name, kind);
    return call === undefined ? outdated : { ok: true, value: call };
  };
  // The generation is read before the request: a change while it is in flight may be missing in the response.
  const aboutOf = ({ about }: ServiceCall): DatedResult<unknown>['about'] =>
    about === undefined ? null : { subject: about, generation: generations.countOf(about) };
  void list().catch(() => undefined);
  return {
    readCached: async ({ name, input }) => {
      const known = await named(name, 'safe');
      if (!known.ok) return known;
      const about = aboutOf(known.value);
      const copy = await cached(known.value, input);
      return { ok: true, value: copy === undefined ? null : { ...copy, about } };
    },
    read: async ({ name, input }) => {
      const known = await named(name, 'safe');
      if (!known.ok) return known;
      const call = known.value;
      const about = aboutOf(call);
      const answer = await services.request(call, input);
      if (!answer.ok) return answer;
      const { data, storedAt } = answer.value;
      return { ok: true, value: { data, storedAt, about } };
    },
    write: async ({ name, input }) => {
      const known = await named(name, 'once');
      if (!known.ok) return known;
      const call = known.value;
      const answer = await services.request(call, input);
      if (answer.ok) onWritten(call, input, answer.value.data);
      if (answer.ok || isOutcomeUnknown(answer.failure)) onChanged(call.changes);
      if (!answer.ok) return answer;
      if (call.ends) await onSessionEnded();
      return { ok: true, value: answer.value.data };
    },
  };
}

/** Failure when the list of calls did not load: no request was made, and the next call loads the list again. */
const unloaded: Result<never> = { ok: false, failure: { kind: 'network' } };
const outdated: Result<never> = { ok: false, failure: { kind: 'outdated' } };
