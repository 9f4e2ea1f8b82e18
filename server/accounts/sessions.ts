/**
 * Tokens (rule sign-in-18): opaque random strings. A refresh yields a new pair and invalidates the old one, except for
 * a short grace period: a client that lost the response retries with the token it has.
 */
import { randomBytes } from 'node:crypto';

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

interface Session {
  playerNo: number;
  access: string;
  refresh: string;
  /** epoch milliseconds */
  accessUntil: number;
  refreshUntil: number;
}

interface TokenLifetimes {
  accessTtlSeconds: number;
  refreshTtlSeconds: number;
}

/** Grace period in milliseconds in which a used refresh token still yields a pair; only the newest pair stays valid. */
const GRACE_MS = 60_000;

const defaultLifetimes: TokenLifetimes = { accessTtlSeconds: 15 * 60, refreshTtlSeconds: 7 * 24 * 3_600 };

export class Sessions {
  readonly #now: () => number;
  readonly #graceMs: number;
  #lifetimes = { ...defaultLifetimes };
  #sessions = new Set<Session>();
  #byAccess = new Map<string, Session>();
  #byRefresh = new Map<string, Session>();
  /** Used refresh tokens in their grace period, with the refresh token that replaced them. */
  #replaced = new Map<string, { by: string; until: number }>();
  #refreshes = 0;

  constructor(now: () => number, forgives = true) {
    this.#now = now;
    this.#graceMs = forgives ? GRACE_MS : 0;
  }

  /** Number of refresh requests since the start, granted or refused. */
  get refreshes(): number {
    return this.#refreshes;
  }

  begin(playerNo: number): TokenPair {
    const now = this.#now();
    const session: Session = {
      playerNo,
      access: opaque(),
      refresh: opaque(),
      accessUntil: now + this.#lifetimes.accessTtlSeconds * 1_000,
      refreshUntil: now + this.#lifetimes.refreshTtlSeconds * 1_000,
    };
    this.#sessions.add(session);
    this.#byAccess.set(session.access, session);
    this.#byRefresh.set(session.refresh, session);
    return { accessToken: session.access, refreshToken: session.refresh };
  }

  /** Returns the player number of an access token; undefined when the token is unknown or expired. */
  playerOf(access: string): number | undefined {
    const session = this.#byAccess.get(access);
    return session !== undefined && this.#now() < session.accessUntil ? session.playerNo : undefined;
  }

  /** Returns a new pair; undefined when the refresh token is unknown, used, expired or belongs to another player. */
  rotate(refresh: string, playerNo: number): TokenPair | undefined {
    this.#refreshes += 1;
    const now = this.#now();
    const replaced = this.#replaced.get(refresh);
    const newest = replaced !== undefined && now < replaced.until ? replaced.by : refresh;
    const session = this.#byRefresh.get(newest);
    if (session === undefined || session.playerNo !== playerNo || now >= session.refreshUntil) return undefined;
    this.#end(session);
    const pair = this.begin(playerNo);
    this.#replaced.set(refresh, { by: pair.refreshToken, until: now + this.#graceMs });
    return pair;
  }

  /** Ends the session of this access token. */
  end(access: string): void {
    const session = this.#byAccess.get(access);
    if (session !== undefined) this.#end(session);
  }

  /** Ends all sessions of a player, except the one of `keptAccess`. */
  endAll(playerNo: number, keptAccess?: string): void {
    for (const session of this.#sessions) {
      if (session.playerNo === playerNo && session.access !== keptAccess) this.#end(session);
    }
  }

  /**
   * Changes the lifetimes of new tokens and shortens existing sessions so that none outlives them. Returns the
   * lifetimes in force.
   */
  setLifetimes(change: Partial<TokenLifetimes>): TokenLifetimes {
    this.#lifetimes = { ...this.#lifetimes, ...change };
    const accessUntil = this.#now() + this.#lifetimes.accessTtlSeconds * 1_000;
    const refreshUntil = this.#now() + this.#lifetimes.refreshTtlSeconds * 1_000;
    for (const session of this.#sessions) {
      session.accessUntil = Math.min(session.accessUntil, accessUntil);
      session.refreshUntil = Math.min(session.refreshUntil, refreshUntil);
    }
    return this.#lifetimes;
  }

  reset(): void {
    this.#lifetimes = { ...defaultLifetimes };
    this.#sessions.clear();
    this.#byAccess.clear();
    this.#byRefresh.clear();
    this.#replaced.clear();
    this.#refreshes = 0;
  }

  #end(session: Session): void {
    this.#sessions.delete(session);
    this.#byAccess.delete(session.access);
    this.#byRefresh.delete(session.refresh);
  }
}

/** Random and never seeded, because a token issued before a reset must not match a session created after it. */
function opaque(): string {
  return randomBytes(32).toString('base64url');
}
