/** What a tab asks of the services by name. A name this build does not know comes from a tab of another. */
import { leavesDoubt } from '../../../src/contract/errors.ts';
import type { CallHandlers } from '../../../src/contract/port/engine.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall, Subject } from '../../../src/contract/services/call.ts';
import type { CallInputOf, CallValue } from '../../../src/contract/services/calls.ts';
import { once } from '../../../src/lib/once.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { ChosenRetailer } from '../../../src/model/retailer.ts';
import type { Generations } from './generations.ts';
import type { Services } from './services.ts';

export interface TabCallsOptions {
  services: Services;
  generations: Generations;
  /** The service took the choice of a retailer; told before `onChanged`. */
  onChosen(retailer: ChosenRetailer): void;
  /** A write was done; told before `onChanged`. */
  onDone(call: ServiceCall, input: CallInput): void;
  /** A write was done, or may have been: what it changes is to be asked for again. */
  onChanged(subjects: readonly Subject[]): void;
  /** A write was done with which the service ended the session. Settles when nothing of it is left here. */
  onEnded(): Promise<void>;
}

/** Needs the list of all calls, which is loaded beside what the engine does first. */
export function tabCalls({
  services,
  generations,
  onChosen,
  onDone,
  onChanged,
  onEnded,
}: TabCallsOptions): CallHandlers<'read' | 'write'> {
  const list = once(() => import('../../../src/contract/services/calls.ts'));
  const named = async (name: string, kind: 'safe' | 'once'): Promise<Result<ServiceCall>> => {
    const loaded = await list().catch(() => undefined);
    if (loaded === undefined) return unloaded;
    const call = loaded.tabCall(name, kind);
    return call === undefined ? outdated : { ok: true, value: call };
  };
  void list().catch(() => undefined);
  return {
    read: async ({ name, input }) => {
      const known = await named(name, 'safe');
      if (!known.ok) return known;
      const call = known.value;
      // As of when it was asked: what changes while the answer is on its way may not be in it.
      const about = call.about === undefined ? null : { subject: call.about, generation: generations.of(call.about) };
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
      if (answer.ok && name === 'chooseRetailer') {
        const { body } = input as CallInputOf<typeof name>;
        const said = answer.value.data as CallValue<typeof name>;
        onChosen({ ...said, id: said.id ?? body.retailerId });
      }
      if (answer.ok) onDone(call, input);
      if (answer.ok || leavesDoubt(answer.failure)) onChanged(call.changes);
      if (!answer.ok) return answer;
      if (call.ends) await onEnded();
      return { ok: true, value: answer.value.data };
    },
  };
}

/** Nothing was asked. The list is looked for again with the next call. */
const unloaded: Result<never> = { ok: false, failure: { kind: 'network' } };
const outdated: Result<never> = { ok: false, failure: { kind: 'outdated' } };
