/** The signed-in player and the header's data: loaded when a session starts, removed when it ends. */
import { createListeners } from '../../../src/lib/listeners.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import type { Timing } from '../../../src/contract/environment.ts';
import type { LoadState } from '../../../src/model/load.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { LoginFacts, Player, PlayerBalances } from '../../../src/model/player.ts';
import type { ChosenRetailer } from '../../../src/model/retailer.ts';
import { type Load, createLoad } from '../calls/create-load.ts';
import type { RetryBudget } from '../calls/retry-budget.ts';
import type { Services } from '../calls/services.ts';
import { reconcile } from '../live/reconcile.ts';
import { runPerSession } from './run-per-session.ts';
import { type Session, signedOutResult } from './session.ts';

export interface Member {
  readonly player: Player | undefined;
  readonly balances: PlayerBalances | undefined;
  readonly unread: number | undefined;
  /** The load state of player and balances together, as old as the older of them. */
  readonly load: LoadState;
  onChange(listener: () => void): () => void;
  /** Takes over the account facts of the sign-in, after its session has started. */
  applyLoginFacts(login: LoginFacts): void;
  /** Shows a retailer the service has accepted at once, before it is read (rule retailer-9). */
  applyChosenRetailer(retailer: ChosenRetailer): void;
  /** Resolves when the first loads of the session have ended. */
  whenFirstLoaded(): Promise<void>;
  /** Refetches player and balances with requests sent after this call. Resolves when both have ended. */
  reload(): Promise<Result<null>>;
  /** Refetches retailer, balances and unread messages after a write (rule sign-in-20); sent after this call. */
  refresh(): Promise<Result<null>>;
  /** The same without a preceding write: a request in flight is recent enough. */
  look(): void;
  /** Refetches retailer and balances only (rule account-16). */
  refreshBalances(): Promise<Result<null>>;
}

interface MemberOptions {
  session: Session;
  services: Services;
  now(): number;
  retries: RetryBudget;
  signal: AbortSignal;
}

interface Life {
  player: Load;
  session: Load;
  /** True when the player's hash was sent to the tab that holds the cookies. */
  named: boolean;
  /** Resolves when the first loads of both have ended. */
  settled: Promise<unknown>;
}

const idle: LoadState = { phase: 'loading', at: 0, stale: false };

export function createMember({ session, services, now, retries, signal }: MemberOptions): Member {
  const changes = createListeners();
  let player: Player | undefined;
  let balances: PlayerBalances | undefined;
  let unread: number | undefined;
  let login: LoginFacts | null = null;
  let life: Life | undefined;

  const tell = changes.notify;
  const balancesTold = createLatest();
  const unreadTold = createLatest();

  const loadPlayer = async (): Promise<Result<number | null>> => {
    const isLatest = unreadTold.ask();
    const answer = await services.request(playersCalls.getPlayer, { signal });
    if (!answer.ok) return answer;
    const { data } = answer.value;
    const { tokens } = session;
    const memberId = data.memberId || tokens?.memberId || (data.playerNo === 0 ? '' : String(data.playerNo));
    player = withLogin({ ...data, memberId }, login);
    if (data.unreadMessageCount !== null && isLatest()) unread = data.unreadMessageCount;
    const written = tokens === null || tokens.memberId === memberId ? null : session.replace({ ...tokens, memberId });
    if (life?.named === false) {
      life.named = true;
      // The promise is not awaited, so that the player is shown before a tab has answered.
      void session.storePlayerHash(data.hashedPlayer);
    }
    await written;
    return { ok: true, value: null };
  };
  /** Used also when the session's call fails, because a forced retailer choice needs the balances (rule retailer-9). */
  const loadBalances = async (): Promise<Result<number | null>> => {
    const isLatest = balancesTold.ask();
    const answer = await services.request(playersCalls.getPlayerBalances, { signal });
    if (!answer.ok) return answer;
    if (isLatest()) balances = answer.value.data;
    return { ok: true, value: null };
  };
  const loadSession = async (): Promise<Result<number | null>> => {
    const isLatest = { balances: balancesTold.ask(), unread: unreadTold.ask() };
    const answer = await services.request(playersCalls.getSession, { signal });
    if (!answer.ok) {
      if (answer.failure.kind === 'signedOut') return answer;
      const alone = await loadBalances();
      // The failure of the session's call is the one a player can act on when both fail.
      return alone.ok ? alone : answer;
    }
    const { data } = answer.value;
    if (isLatest.balances()) ({ balances } = data);
    if (data.unreadMessageCount !== null && isLatest.unread()) unread = data.unreadMessageCount;
    return { ok: true, value: null };
  };

  const begin = (lifetime: AbortSignal): void => {
    const open = (work: () => Promise<Result<number | null>>): Load =>
      createLoad({ work, now, retries, onState: tell, signal: lifetime });
    const loads = { player: open(loadPlayer), session: open(loadSession) };
    life = { ...loads, named: false, settled: Promise.all([loads.player.run(), loads.session.run()]) };
    tell();
  };
  const end = (): void => {
    life = undefined;
    player = undefined;
    balances = undefined;
    unread = undefined;
    login = null;
    tell();
  };
  runPerSession(session, { begin, end }, signal);

  return {
    get player() {
      return player;
    },
    get balances() {
      return balances;
    },
    get unread() {
      return unread;
    },
    get load() {
      return life === undefined ? idle : worse(life.player.state, life.session.state);
    },
    onChange: changes.add,
    applyLoginFacts: (next) => {
      login = next;
      if (player === undefined) return;
      player = withLogin(player, next);
      tell();
    },
    applyChosenRetailer: (chosen) => {
      // Responses to requests sent before the choice are outdated.
      balancesTold.ask()();
      if (balances === undefined) return;
      balances = { ...balances, retailer: { ...untold, ...chosen } };
      tell();
    },
    whenFirstLoaded: async () => {
      await life?.settled;
    },
    reload: async () => {
      const mine = life;
      if (mine === undefined) return signedOutResult;
      await Promise.all([mine.player.refresh(), mine.session.refresh()]);
      return outcomeOf(mine.player);
    },
    refresh: async () => {
      const mine = life;
      if (mine === undefined) return signedOutResult;
      await mine.session.refresh();
      return outcomeOf(mine.session);
    },
    look: () => void life?.session.run(),
    refreshBalances: async () => {
      const answer = await loadBalances();
      if (!answer.ok) return answer;
      tell();
      return { ok: true, value: null };
    },
  };
}

/** Fields of a chosen retailer until it is read. */
const untold = { phoneNumber: '', province: '', district: '', status: 'unknown' } as const;

/**
 * Orders the responses for one value. The function from `ask` returns false when a later request was answered first.
 */
function createLatest(): { ask(): () => boolean } {
  let asked = 0;
  let told = 0;
  return {
    ask: () => {
      asked += 1;
      const mine = asked;
      return () => {
        if (mine < told) return false;
        told = mine;
        return true;
      };
    },
  };
}

/** The result of a load that has ended; one that has not was stopped with its session. */
function outcomeOf({ state: { phase, failure } }: Load): Result<null> {
  if (phase === 'ready') return { ok: true, value: null };
  return failure === undefined ? signedOutResult : { ok: false, failure };
}

/** The account is a retailer's when either the player or the sign-in says so. */
function withLogin(player: Player, login: LoginFacts | null): Player {
  return { ...player, login, isCustomRetailer: player.isCustomRetailer || login?.isCustomRetailer === true };
}

function worse(a: LoadState, b: LoadState): LoadState {
  const [first, second] = phases.indexOf(a.phase) <= phases.indexOf(b.phase) ? [a, b] : [b, a];
  return { ...first, at: Math.min(a.at, b.at), stale: first.stale || second.stale };
}

const phases: readonly LoadState['phase'][] = ['failed', 'loading', 'ready'];

interface UnreadOptions {
  member: Pick<Member, 'unread' | 'onChange' | 'look'>;
  timing(): Promise<Timing>;
  /** True when a tab may be visible and the services are reachable. */
  isNeeded(): boolean;
  /** Called when messages have arrived, or were read on another device. */
  onCountChange(): void;
  signal: AbortSignal;
}

/**
 * Detects messages that arrive while the app is open by their unread count, because no hub reports them (rule inbox-4).
 */
export function watchUnread({ member, timing, isNeeded, onCountChange, signal }: UnreadOptions): void {
  let known = member.unread;
  member.onChange(() => {
    const before = known;
    known = member.unread;
    // The first count of a session is no news, nor is its end.
    if (before !== undefined && known !== undefined && known !== before) onCountChange();
  });
  reconcile({ timing, isNeeded, run: member.look, signal });
}

/** Returns a function that is true once the present player has signed out or changed. */
export function watchPlayer(member: Member): () => boolean {
  const { player } = member;
  return () => player !== undefined && member.player?.hashedPlayer !== player.hashedPlayer;
}
