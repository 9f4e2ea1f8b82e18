/** Search for a retailer by place, text or distance. */
import { useMemo, useState } from 'react';
import type { Reads } from '../../contract/port/engine-contract.ts';
import { type ListedRetailer, sortRetailersByDistance } from './retailer-distance.ts';
import { matchesSearch } from '../../domain/text.ts';
import type { Result } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import type { NamedPlace, Retailer } from '../../model/retailer.ts';
import { type PlayerPositionPhase, usePlayerPosition } from './use-player-position.ts';
import { readService } from '../../state/engine/call-service.ts';
import { useRead } from '../../state/load/use-read.ts';
import { useSession } from '../../state/member/session.ts';

/** State and actions of the retailer search. */
export interface RetailerSearch {
  provinces: Loaded<NamedPlace[]>;
  districts: Loaded<NamedPlace[]>;
  /** `idle` until a province, a text or a position is given. */
  retailers: Loaded<ListedRetailer[]>;
  provinceId: number | null;
  districtId: number | null;
  text: string;
  nearby: PlayerPositionPhase;
  /** Shown first with a mark; null for none. */
  recommended: ListedRetailer | null;
  /** Id of the player's current retailer; 0 for none. */
  currentId: number;
  chooseProvince: (id: number | null) => void;
  chooseDistrict: (id: number | null) => void;
  searchFor: (text: string) => void;
  /** Requests the device's position; call it only on the player's own tap. */
  findNearby: () => void;
  leaveNearby: () => void;
}

export function useRetailerSearch(): RetailerSearch {
  const [provinceId, setProvinceId] = useState<number | null>(null);
  const [districtId, setDistrictId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const near = usePlayerPosition();
  const session = useSession();
  const currentId = (session.balances?.retailer ?? session.player?.retailer)?.id ?? 0;
  // The recommendation is optional, so a failure is not shown.
  const selectedId = useRead('getSelectedRetailer', session.phase === 'member' ? {} : null).value ?? null;
  // The player's current retailer is not recommended.
  const recommendedId = selectedId === currentId ? null : selectedId;

  const ofPlace = useRetailers(placeQuery(provinceId, districtId));
  // A single letter matches nearly everything, so the search starts at two.
  const everywhere = provinceId === null && (near.phase === 'on' || text.trim().length > 1);
  // The service returns only the id of the recommended retailer, so its details come from the complete list.
  const all = useRetailers(everywhere || recommendedId !== null ? {} : null);
  const found = provinceId !== null ? ofPlace : everywhere ? all : idle;

  const recommended = useMemo(() => {
    const here = (all.value ?? []).filter(({ id, status }) => id === recommendedId && status !== 'Passive');
    return sortRetailersByDistance(here, near.position)[0] ?? null;
  }, [all.value, recommendedId, near.position]);
  const listed = useMemo(() => {
    const wanted = found.value?.filter((each) => each.id !== recommended?.id && matchesRetailer(each, text));
    return wanted === undefined ? undefined : sortRetailersByDistance(wanted, near.position);
  }, [found.value, recommended, text, near.position]);

  return {
    provinces: useProvinces(),
    districts: useDistricts(provinceId),
    retailers: { ...found, value: listed } as Loaded<ListedRetailer[]>,
    provinceId,
    districtId,
    text,
    nearby: near.phase,
    recommended,
    currentId,
    chooseProvince: (id) => {
      setProvinceId(id);
      setDistrictId(null);
    },
    chooseDistrict: setDistrictId,
    searchFor: setText,
    findNearby: near.request,
    leaveNearby: near.clear,
  };
}

/** Provinces, and below the districts of a province, for all forms with an address. */
export function useProvinces(): Loaded<NamedPlace[]> {
  return useRead('getProvinces', {});
}

export function useDistricts(provinceId: number | null): Loaded<NamedPlace[]> {
  return useRead('getDistricts', provinceId === null ? null : { query: { provinceId: String(provinceId) } });
}

/**
 * Checks at the moment of choosing whether a retailer accepts members. A response without that information passes,
 * because the service decides when the choice is sent (rule retailer-6).
 */
export async function checkRetailer({ id, status }: Retailer): Promise<Result<null>> {
  if (status === 'Passive') return notAvailable;
  const result = await readService('checkRetailer', { parameters: { id } });
  if (!result.ok) return result;
  return result.value.data.isAvailable === false ? notAvailable : { ok: true, value: null };
}

type RetailerQuery = Reads['getRetailers']['input']['query'];

/** Loads retailers; an empty query returns all of them, null loads nothing. */
function useRetailers(query: RetailerQuery | null): Loaded<Retailer[]> {
  return useRead('getRetailers', query === null ? null : { query: query ?? {} });
}

function placeQuery(provinceId: number | null, districtId: number | null): RetailerQuery | null {
  if (provinceId === null) return null;
  return { provinceId: String(provinceId), ...(districtId === null ? {} : { districtId: String(districtId) }) };
}

/**
 * Matches on the device with Turkish rules, tolerating missing dots and endings: the service matches exact letters of
 * names.
 */
function matchesRetailer({ name, address, district, province }: Retailer, text: string): boolean {
  return matchesSearch(`${name} ${address} ${district} ${province}`, text.trim());
}

const notAvailable: Result<never> = {
  ok: false,
  failure: { kind: 'refused', message: 'Bu bayi şu anda yeni üye almıyor. Lütfen başka bir bayi seç.' },
};
const idle: Loaded<Retailer[]> = {
  phase: 'idle',
  value: undefined,
  at: 0,
  stale: false,
  failure: null,
  retry: () => undefined,
};
