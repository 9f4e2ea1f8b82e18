/** What a tab asks of the services by name. A name this build does not know comes from a tab of another. */
import type { CallHandlers } from '../../../src/contract/port/engine.ts';
import type { Subject } from '../../../src/contract/services/call.ts';
import { tabCall } from '../../../src/contract/services/calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Generations } from './generations.ts';
import type { Services } from './services.ts';

export interface TabCallsOptions {
  services: Services;
  generations: Generations;
  /** A write was done, and what it changed is to be asked for again. */
  onChanged(subject: Subject): void;
  /** A write was done with which the service ended the session. Settles when nothing of it is left here. */
  onEnded(): Promise<void>;
}

export function tabCalls({
  services,
  generations,
  onChanged,
  onEnded,
}: TabCallsOptions): CallHandlers<'read' | 'write'> {
  return {
    read: async ({ name, input }) => {
      const call = tabCall(name, 'safe');
      if (call === undefined) return outdated;
      // As of when it was asked: what changes while the answer is on its way may not be in it.
      const about = call.about === undefined ? null : { subject: call.about, generation: generations.of(call.about) };
      const answer = await services.request(call, input);
      if (!answer.ok) return answer;
      const { data, storedAt } = answer.value;
      return { ok: true, value: { data, storedAt, about } };
    },
    write: async ({ name, input }) => {
      const call = tabCall(name, 'once');
      if (call === undefined) return outdated;
      const answer = await services.request(call, input);
      if (!answer.ok) return answer;
      for (const subject of call.changes) onChanged(subject);
      if (call.ends) await onEnded();
      return { ok: true, value: answer.value.data };
    },
  };
}

const outdated: Result<never> = { ok: false, failure: { kind: 'outdated' } };
