/** Favourite leagues of a visitor, kept on the device; all tabs see the same. */
import { createListeners } from '../../../src/lib/listeners.ts';
import type { FavouriteLeague } from '../../../src/model/program.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from './device-value.ts';

export interface Favourites {
  readonly leagues: readonly FavouriteLeague[];
  toggle(league: FavouriteLeague): Promise<boolean>;
  onChange(listener: () => void): () => void;
}

const KEY = 'favouriteLeagues';

export function createFavourites(store: DeviceStore, signal: AbortSignal): Favourites {
  const changes = createListeners();
  let leagues: FavouriteLeague[] = [];

  const tell = changes.tell;

  const show = (next: FavouriteLeague[]): void => {
    leagues = next;
    tell();
  };

  const kept = createDeviceValue({ store, key: KEY, guard: isLeagues, onElsewhere: show, signal });
  const restored = kept.read().then((before) => {
    if (before !== undefined) show(before);
  });

  return {
    get leagues() {
      return leagues;
    },
    toggle: async ({ sportId, competitionId }) => {
      await restored;
      const rest = leagues.filter((league) => league.competitionId !== competitionId || league.sportId !== sportId);
      const favourite = rest.length === leagues.length;
      const next = favourite ? [...rest, { sportId, competitionId }] : rest;
      show(next);
      await kept.write(next);
      return favourite;
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
