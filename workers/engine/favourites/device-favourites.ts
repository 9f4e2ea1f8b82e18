/** Favourite leagues of a visitor, stored on the device and shared by all tabs. */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { FavouriteLeague } from '../../../src/model/program.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { withLeague } from './leagues.ts';

interface DeviceFavourites {
  /** Undefined until they are read. */
  readonly leagues: readonly FavouriteLeague[] | undefined;
  set(leagues: readonly FavouriteLeague[], favourite: boolean): Promise<void>;
  onChange(listener: () => void): () => void;
}

export function createDeviceFavourites(store: DeviceStore, key: string, signal: AbortSignal): DeviceFavourites {
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
