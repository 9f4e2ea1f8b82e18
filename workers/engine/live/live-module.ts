/** Live updates: the hubs, the refetch of what their messages would have changed, and the repair of refused messages. */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { ProgramModule } from '../book/program-module.ts';
import type { Repair } from '../book/repair.ts';
import type { ServicesModule } from '../calls/services-module.ts';
import type { EngineEdges } from '../edges.ts';
import { type LiveConnection, createLiveConnection } from './live-connection.ts';
import { type Refetch, createRefetch } from './refetch.ts';

export interface LiveModule {
  connection: LiveConnection;
  /** Returns true while the hubs are connected, so that live odds are current. */
  isLive(): boolean;
  /** Notifies when hidden values may have changed, because messages were missed; the visible ones are refetched here. */
  onMissedHidden(listener: () => void): () => void;
  /** Called when a tab became visible or hidden. */
  noteVisibility: Refetch['noteVisibility'];
}

interface LiveModuleOptions {
  edges: EngineEdges;
  access: Pick<ServicesModule, 'environment' | 'reach' | 'retries'>;
  program: ProgramModule;
  /** Returns true while a tab is visible. */
  isSeen(): boolean;
  onMalformed(): void;
}

export function createLiveModule({ edges, access, program, isSeen, onMalformed }: LiveModuleOptions): LiveModule {
  const { signal } = edges;
  const { environment, reach, retries } = access;
  const { context, lists, details, feed } = program;
  const hidden = createListeners();
  const connection = createLiveConnection({ environment, edges, reach, handlers: feed.handlers, isSeen, onMalformed });
  const refetch = createRefetch({
    connection,
    timing: environment.timing,
    retries,
    isSeen,
    refetchVisible: (isWhole) => {
      lists.revalidate(isWhole);
      details.revalidate();
      program.notifyMissedMessages();
    },
    dropUnwatched: () => {
      lists.dropUnwatched();
      details.dropUnwatched();
    },
    refetchHidden: hidden.notify,
    signal,
  });
  connection.onLost(context.book.dropHeldMessages);
  repairRefusedMessages(program, refetch.refetchVisible, signal);
  return {
    connection,
    isLive: () => connection.state().status === 'on',
    onMissedHidden: hidden.add,
    noteVisibility: refetch.noteVisibility,
  };
}

/** Refetches events whose messages were refused; the script for that is loaded with the first refusal. */
function repairRefusedMessages(
  { context, details, disorder }: ProgramModule,
  refreshAll: Refetch['refetchVisible'],
  signal: AbortSignal,
): void {
  const { book } = context;
  let repair: Repair | undefined;
  const onGone = (eventId: number): void => {
    book.removeEvent(eventId);
    details.refresh(eventId);
  };
  const whenLoaded = (call: (repair: Repair) => void): void =>
    disorder.use(({ createRepair }) => call((repair ??= createRepair({ context, refreshAll, onGone, signal }))));
  book.onStaleMessage((eventId) => whenLoaded(({ refetchSoon }) => refetchSoon(eventId)));
  book.onConfirmationNeeded((eventId) => whenLoaded(({ confirmSoon }) => confirmSoon(eventId)));
}
