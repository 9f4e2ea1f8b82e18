/**
 * Favourite leagues (rule program-14): stored on the device for a visitor, by the service for a member. A visitor's
 * leagues are offered to the member once.
 */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { FavouriteLeague } from '../../../src/model/program.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import type { Services } from '../calls/services.ts';
import type { Session } from '../session/session.ts';
import { hasLeague, withLeague } from './leagues.ts';
import { createMemberFavourites } from './member-favourites.ts';
import { createDeviceValue } from '../device/device-value.ts';

export interface Favourites {
  readonly leagues: readonly FavouriteLeague[];
  /** Undefined until owner and leagues are known. */
  readonly knownLeagues: readonly FavouriteLeague[] | undefined;
  /** Leagues that a visitor chose on this device, that the member lacks, and that were not offered before. */
  readonly offeredLeagues: readonly FavouriteLeague[];
  refresh(): void;
  onChange(listener: () => void): () => void;
  calls: CallHandlers<'setFavouriteLeague' | 'takeOverFavourites'>;
}

interface FavouritesOptions {
  store: DeviceStore;
  services: Services;
  session: Session;
  signal: AbortSignal;
}

export function createFavourites({ store, services, session, signal }: FavouritesOptions): Favourites {
  const device = createDeviceFavourites(store, 'favouriteLeagues', signal);
  const asked = createDeviceFavourites(store, 'favouriteLeaguesAsked', signal);
  const member = createMemberFavourites(services, session, signal);
  /** The offered leagues stay the same until the player's choice has been carried out. */
  let answering: readonly FavouriteLeague[] | undefined;
  const answered = createListeners();

  const isMember = (): boolean => session.state.phase === 'member';
  const offered = (): readonly FavouriteLeague[] => {
    if (answering !== undefined) return answering;
    if (!isMember() || member.state !== 'loaded' || asked.leagues === undefined) return [];
    const before = asked.leagues;
    return (device.leagues ?? []).filter((league) => !hasLeague(member.leagues, league) && !hasLeague(before, league));
  };

  const takeOver = async (yes: boolean): Promise<Result<null>> => {
    const leagues = offered();
    const answers = yes ? await Promise.all(leagues.map((league) => member.set(league, true))) : [];
    const failed = answers.find((answer) => !answer.ok);
    if (failed !== undefined) return failed;
    await asked.set(leagues, true);
    return { ok: true, value: null };
  };

  return {
    get leagues() {
      return isMember() ? member.leagues : (device.leagues ?? []);
    },
    get knownLeagues() {
      if (!isMember()) return device.leagues;
      return member.state === 'loading' && member.leagues.length === 0 ? undefined : member.leagues;
    },
    get offeredLeagues() {
      return offered();
    },
    refresh: member.refresh,
    onChange: (listener) => {
      const stops = [device, asked, member].map((part) => part.onChange(listener));
      stops.push(answered.add(listener));
      return () => stops.forEach((stop) => stop());
    },
    calls: {
      setFavouriteLeague: async ({ favourite, ...league }) => {
        if (isMember()) return member.set(league, favourite);
        await device.set([league], favourite);
        return { ok: true, value: null };
      },
      // Adds the offered leagues to the member's when `yes`; either way they are not offered a second time.
      takeOverFavourites: async ({ yes }) => {
        answering = offered();
        const answer = await takeOver(yes);
        answering = undefined;
        answered.notify();
        member.refresh();
        return answer;
      },
    },
  };
}

interface DeviceFavourites {
  /** Undefined until they are read. */
  readonly leagues: readonly FavouriteLeague[] | undefined;
  set(leagues: readonly FavouriteLeague[], favourite: boolean): Promise<void>;
  onChange(listener: () => void): () => void;
}

/** Favourite leagues of a visitor, stored on the device and shared by all tabs. */
function createDeviceFavourites(store: DeviceStore, key: string, signal: AbortSignal): DeviceFavourites {
  const changes = createListeners();
  let leagues: FavouriteLeague[] | undefined;

  const show = (next: FavouriteLeague[]): void => {
    leagues = next;
    changes.notify();
  };

  const kept = createDeviceValue({ store, key, guard: isLeagues, onExternalWrite: show, signal });
  const restored = kept.read().then((before) => show(before ?? []));

  return {
    get leagues() {
      return leagues;
    },
    set: async (changed, favourite) => {
      await restored;
      let next = leagues ?? [];
      for (const league of changed) next = withLeague(next, league, favourite);
      show(next);
      await kept.write(next);
    },
    onChange: changes.add,
  };
}

function isLeagues(value: unknown): value is FavouriteLeague[] {
  return (
    Array.isArray(value) &&
    value.every(
      (entry: Partial<FavouriteLeague> | null) =>
        typeof entry?.sportId === 'number' && typeof entry.competitionId === 'number',
    )
  );
}
