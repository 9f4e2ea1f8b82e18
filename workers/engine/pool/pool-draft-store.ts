/**
 * The pool's marks: one draft for all tabs, stored on the device, of one round and one player (rule pool-20, pool-21).
 */
import { isPlainObject, isWholeNumber } from '../../../src/lib/guards.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import {
  POOL_BLOCKS,
  POOL_MATCHES,
  type PoolChange,
  type PoolDraft,
  type PublishedPoolMarks,
  type PoolRoundFacts,
} from '../../../src/model/pool.ts';
import {
  ROUND_CHANGED_TEXT,
  applyDraftChange,
  poolDraftKey,
  emptyPoolDraft,
  markedMatches,
} from '../../../src/domain/pool/change-draft.ts';
import type { PoolLimits } from '../../../src/domain/pool/pool-price.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from '../device/device-value.ts';

type PoolDraftChange = Exclude<PoolChange, { type: 'playSeen' }>;

/** The marks as stored on the device. */
interface StoredPoolDraft extends PoolDraft {
  /** Hash of the account that owns the marks; '' for a visitor's. */
  owner: string;
  aside: PublishedPoolMarks['aside'];
}

export interface PoolDraftStore {
  readonly draft: PoolDraft;
  /** Undefined until the stored marks have been read. */
  readonly published: PublishedPoolMarks | undefined;
  /** Resolves when the stored marks have been read. */
  readonly whenLoaded: Promise<void>;
  change(change: PoolDraftChange): Promise<Result<{ version: number }>>;
  /** Empties the marks after they were played. */
  clear(): Promise<void>;
  /** Assigns the marks to the present player once that one is known; another player's marks are emptied. */
  claim(): Promise<void>;
  /** Empties a member's marks when the session is over. */
  onSessionEnd(): Promise<void>;
  /** Reads the marks another engine wrote, even before its message has come. */
  sync(): Promise<void>;
  onChange(listener: () => void): () => void;
}

interface PoolDraftStoreOptions {
  store: DeviceStore;
  limits(): PoolLimits;
  /** True while a sent coupon is unresolved; then nothing may change. */
  isLocked(): boolean;
  /** Hash of the account; '' for a visitor, undefined until a member's account is known. */
  player(): string | undefined;
  now(): number;
  signal: AbortSignal;
}

/** Maximum number of undo steps. */
const STEPS = 20;

export function createPoolDraftStore({
  store,
  limits,
  isLocked,
  player,
  now,
  signal,
}: PoolDraftStoreOptions): PoolDraftStore {
  const changes = createListeners();
  let kept: StoredPoolDraft = { ...emptyPoolDraft, owner: '', aside: null };
  let known = false;
  let version = 0;
  /** Undo steps of the present round, newest last. */
  let before: PoolDraft[] = [];

  const show = (next: StoredPoolDraft): void => {
    kept = next;
    // Versions must exceed those of an engine that died, because a tab waits for the version returned to it.
    version = Math.max(version + 1, now());
    changes.notify();
  };
  const value = createDeviceValue<StoredPoolDraft>({
    store,
    key: 'poolMarks',
    guard: isStoredPoolDraft,
    onExternalWrite: (next) => {
      before = [];
      show(next);
    },
    signal,
  });
  const commit = async (next: StoredPoolDraft): Promise<void> => {
    show({ ...next, owner: player() ?? kept.owner });
    await value.write(kept);
  };
  const restored = value.read().then((stored) => {
    known = true;
    show(stored ?? kept);
  });
  const empty = (): StoredPoolDraft => {
    const { cycle, roundName, closesAt } = kept;
    return { ...emptyPoolDraft, cycle, roundName, closesAt, owner: '', aside: null };
  };

  const enterRound = async ({ cycle, roundName, closesAt }: PoolRoundFacts): Promise<Result<{ version: number }>> => {
    // A screen that was left open may report a past round.
    if (cycle < kept.cycle) return refused(ROUND_CHANGED_TEXT);
    if (cycle === kept.cycle) {
      if (roundName !== kept.roundName || closesAt !== kept.closesAt) await commit({ ...kept, roundName, closesAt });
      return { ok: true, value: { version } };
    }
    const matches = markedMatches(kept);
    before = [];
    const aside = matches === 0 ? kept.aside : { roundName: kept.roundName, matches };
    await commit({ ...emptyPoolDraft, cycle, roundName, closesAt, owner: '', aside });
    return { ok: true, value: { version } };
  };

  return {
    get draft() {
      return kept;
    },
    get published() {
      // The owner is not known yet, or is another player.
      if (!known || (kept.owner !== '' && kept.owner !== player())) return undefined;
      const { owner: _, ...told } = kept;
      return { ...told, version, canUndo: before.length > 0 };
    },
    whenLoaded: restored,
    change: async (change) => {
      await restored;
      if (change.type === 'asideSeen') {
        await commit({ ...kept, aside: null });
        return { ok: true, value: { version } };
      }
      if (isLocked()) return refused(LOCKED);
      if (change.type === 'round') return enterRound(change);
      if (change.type === 'undo') {
        const last = change.cycle === kept.cycle ? before.at(-1) : undefined;
        if (last === undefined) return { ok: true, value: { version } };
        before = before.slice(0, -1);
        const { blocks, multiplier, coupons } = last;
        await commit({ ...kept, blocks, multiplier, coupons });
        return { ok: true, value: { version } };
      }
      const next = applyDraftChange(kept, change, limits());
      if ('refused' in next) return refused(next.refused);
      if (poolDraftKey(next.draft) === poolDraftKey(kept)) return { ok: true, value: { version } };
      before = [...before, kept].slice(-STEPS);
      await commit({ ...kept, ...next.draft });
      return { ok: true, value: { version } };
    },
    clear: async () => {
      before = [];
      await commit(empty());
    },
    claim: async () => {
      await restored;
      const hash = player();
      if (hash === undefined || hash === kept.owner) return;
      if (kept.owner === '') await commit(kept);
      else {
        // The marks are of a session that ended while no engine was running.
        before = [];
        await commit(empty());
      }
    },
    onSessionEnd: async () => {
      await restored;
      // Another engine may have emptied them already, and a visitor may have made new marks.
      const written = (await value.read()) ?? kept;
      if (written.owner === '') return;
      before = [];
      show(empty());
      await value.write(kept);
    },
    sync: async () => {
      await restored;
      const written = await value.read();
      if (written !== undefined && poolDraftKey(written) !== poolDraftKey(kept)) show(written);
    },
    onChange: changes.add,
  };
}

const LOCKED = 'Kuponunun durumu kontrol ediliyor. Sonuç belli olunca değiştirebilirsin.';

function refused(message: string): Result<never> {
  return { ok: false, failure: { kind: 'refused', message } };
}

/** A value with another shape is refused as a whole. */
function isStoredPoolDraft(value: unknown): value is StoredPoolDraft {
  if (!isPlainObject(value)) return false;
  const { cycle, roundName, closesAt, blocks, multiplier, coupons, owner, aside } = value;
  return (
    [cycle, multiplier, coupons].every(isWholeNumber) &&
    [roundName, owner].every((text) => typeof text === 'string') &&
    (closesAt === null || isWholeNumber(closesAt)) &&
    (aside === null || isPlainObject(aside)) &&
    Array.isArray(blocks) &&
    blocks.length === POOL_BLOCKS &&
    blocks.every(isBlock)
  );
}

function isBlock(value: unknown): boolean {
  return Array.isArray(value) && value.length === POOL_MATCHES && value.every(isMarks);
}

function isMarks(value: unknown): boolean {
  return Array.isArray(value) && value.every((sign) => sign === 0 || sign === 1 || sign === 2);
}
