/** The search for a retailer: by place, by text, by distance (player-account §4, §9). */
import { useMemo, useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { type Place, type Position, type Retailer, listRetailers } from '../../domain/member/retailer/retailer.ts';
import type { LoadedPart, NearbyPhase, RetailerSearch } from '../../domain/member/retailer/retailer-search.ts';
import { matchesSearch } from '../../domain/text.ts';
import { findPosition } from '../../platform/device/position.ts';
import { readService } from '../engine/services.ts';
import { useSession } from './session.ts';
import { useLoaded } from '../load/use-loaded.ts';

export function useRetailerSearch(): RetailerSearch {
  const [provinceId, setProvinceId] = useState<number | null>(null);
  const [districtId, setDistrictId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [near, setNear] = useState<{ phase: NearbyPhase; position: Position | null }>(nowhere);
  const session = useSession();
  const currentId = (session.balances?.retailer ?? session.player?.retailer)?.id ?? 0;
  const selectedId = useSelectedId(session.phase === 'member');
  // What the player has already is no recommendation.
  const recommendedId = selectedId === currentId ? null : selectedId;

  const provinces = useProvinces();
  const districts = useDistricts(provinceId);
  const ofPlace = useRetailers(placeQuery(provinceId, districtId));
  // One letter finds everything and says nothing.
  const everywhere = provinceId === null && (near.phase === 'on' || text.trim().length > 1);
  // The service knows the recommended one by its id alone: what is shown of it is in the whole list.
  const all = useRetailers(everywhere || recommendedId !== null ? {} : null);
  const found = provinceId !== null ? ofPlace : everywhere ? all : nothing;

  const recommended = useMemo(() => {
    const here = all.value.filter(({ id, status }) => id === recommendedId && status === 'Active');
    return listRetailers(here, near.position)[0] ?? null;
  }, [all.value, recommendedId, near.position]);
  const listed = useMemo(() => {
    const wanted = found.value.filter((each) => each.id !== recommended?.id && matchesRetailer(each, text));
    return listRetailers(wanted, near.position);
  }, [found.value, recommended, text, near.position]);

  return {
    provinces,
    districts,
    retailers: { ...found, value: listed },
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
    findNearby: () => {
      setNear({ phase: 'asking', position: null });
      void findPosition().then((answer) =>
        setNear(answer.ok ? { phase: 'on', position: answer.position } : { phase: answer.reason, position: null }),
      );
    },
    leaveNearby: () => setNear(nowhere),
    check: checkRetailer,
  };
}

/** Provinces, and the districts of one: for every form that asks where. */
export function useProvinces(): LoadedPart<readonly Place[]> {
  return useLoaded<readonly Place[]>('provinces', noPlaces, () => readService('getProvinces'));
}

export function useDistricts(provinceId: number | null): LoadedPart<readonly Place[]> {
  return useLoaded<readonly Place[]>(provinceId === null ? null : String(provinceId), noPlaces, () =>
    readService('getDistricts', { query: { provinceId: String(provinceId) } }),
  );
}

/** Whether it takes members now, asked of the service at the moment of choosing. */
async function checkRetailer({ id, status }: Retailer): Promise<string | null> {
  if (status === 'Passive') return NOT_AVAILABLE;
  const result = await readService('checkRetailer', { parameters: { id: String(id) } });
  if (!result.ok) return failureText(result.failure);
  return result.value.isAvailable ? null : NOT_AVAILABLE;
}

/** An empty query is answered with all of them. */
function useRetailers(query: Record<string, string> | null): LoadedPart<readonly Retailer[]> {
  return useLoaded<readonly Retailer[]>(query === null ? null : JSON.stringify(query), noRetailers, () =>
    readService('getRetailers', { query: query ?? {} }),
  );
}

function placeQuery(provinceId: number | null, districtId: number | null): Record<string, string> | null {
  if (provinceId === null) return null;
  return { provinceId: String(provinceId), ...(districtId === null ? {} : { districtId: String(districtId) }) };
}

/** A recommendation is a comfort: without one, the list is all there is, and nothing is said. */
function useSelectedId(member: boolean): number | null {
  const selected = useLoaded<{ retailId: number } | null>(member ? 'selected' : null, null, () =>
    readService('getSelectedRetailer'),
  );
  return selected.value?.retailId ?? null;
}

/** On the device, by Turkish rules and forgiving missing dots and tails: the service looks for exact letters in names. */
function matchesRetailer({ name, address, district, province }: Retailer, text: string): boolean {
  return matchesSearch(`${name} ${address} ${district} ${province}`, text.trim());
}

const NOT_AVAILABLE = 'Bu bayi şu anda yeni üye almıyor. Lütfen başka bir bayi seç.';
const nowhere: { phase: NearbyPhase; position: Position | null } = { phase: 'off', position: null };
const noPlaces: readonly Place[] = [];
const noRetailers: readonly Retailer[] = [];
const nothing: LoadedPart<readonly Retailer[]> = {
  phase: 'idle',
  value: noRetailers,
  failure: null,
  retry: () => undefined,
};
