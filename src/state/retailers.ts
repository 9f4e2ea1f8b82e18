/** The search for a retailer: by place, by text, by distance (player-account §4, §9). */
import { useEffect, useMemo, useState } from 'react';
import { failureText } from '../domain/failure-text.ts';
import { listRetailers } from '../domain/member/retailer.ts';
import type { Place, Position, Retailer } from '../domain/member/retailer.ts';
import type { LoadedPart, NearbyPhase, RetailerSearch } from '../domain/member/retailer-search.ts';
import { type RetailerQuestion, retailerQuestion } from '../domain/member/retailer-question.ts';
import { matchesSearch } from '../domain/text.ts';
import { findPosition } from '../platform/position.ts';
import { readService } from './services.ts';
import { useSession } from './session.ts';
import { useLoaded } from './use-loaded.ts';

export function useRetailerSearch(): RetailerSearch {
  const [provinceId, setProvinceId] = useState<number | null>(null);
  const [districtId, setDistrictId] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [near, setNear] = useState<{ phase: NearbyPhase; position: Position | null }>(nowhere);
  const session = useSession();

  const provinces = useProvinces();
  const districts = useDistricts(provinceId);
  const settledText = useSettled(text, SEARCH_DELAY_MS);
  const question = retailerQuestion({ provinceId, districtId, text: settledText, nearby: near.phase === 'on' });
  const found = useRetailers(question);
  const recommendedId = useRecommendedId(session.phase === 'member');
  const recommended = useRecommended(recommendedId, near.position);
  const listed = useMemo(() => {
    const wanted =
      question?.search === undefined ? found.value.filter((each) => matchesRetailer(each, text)) : found.value;
    return listRetailers(
      wanted.filter(({ id }) => id !== recommended?.id),
      near.position,
    );
  }, [found.value, question?.search, text, recommended?.id, near.position]);

  return {
    provinces,
    districts,
    retailers: { ...found, value: listed },
    provinceId,
    districtId,
    text,
    nearby: near.phase,
    recommended,
    currentId: (session.balances?.retailer ?? session.player?.retailer)?.id ?? 0,
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
  return useLoaded<readonly Place[]>('provinces', none, () => readService('getProvinces'));
}

export function useDistricts(provinceId: number | null): LoadedPart<readonly Place[]> {
  return useLoaded<readonly Place[]>(provinceId === null ? null : String(provinceId), none, () =>
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

function useRetailers(question: RetailerQuestion | null): LoadedPart<readonly Retailer[]> {
  return useLoaded<readonly Retailer[]>(question === null ? null : JSON.stringify(question), noRetailers, () =>
    readService('getRetailers', { query: { ...question } }),
  );
}

/** A recommendation is a comfort: without one, the list is all there is, and nothing is said. */
function useRecommendedId(member: boolean): number | null {
  const selected = useLoaded<{ retailId: number } | null>(member ? 'selected' : null, null, () =>
    readService('getSelectedRetailer'),
  );
  return selected.value?.retailId ?? null;
}

/** The service names it by its id alone; what is to be shown of it is in the whole list. */
function useRecommended(id: number | null, from: Position | null): RetailerSearch['recommended'] {
  const all = useRetailers(id === null ? null : {});
  return useMemo(
    () =>
      listRetailers(
        all.value.filter((each) => each.id === id && each.status === 'Active'),
        from,
      )[0] ?? null,
    [all.value, id, from],
  );
}

/** A text that has rested: what is typed letter by letter is asked for once. */
function useSettled(text: string, delayMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(waiting);
  }, [text, delayMs]);
  return settled;
}

function matchesRetailer(retailer: Retailer, text: string): boolean {
  return matchesSearch(`${retailer.name} ${retailer.address} ${retailer.district} ${retailer.province}`, text.trim());
}

const SEARCH_DELAY_MS = 300;
const NOT_AVAILABLE = 'Bu bayi şu anda yeni üye almıyor. Lütfen başka bir bayi seç.';
const nowhere: { phase: NearbyPhase; position: Position | null } = { phase: 'off', position: null };
const none: readonly Place[] = [];
const noRetailers: readonly Retailer[] = [];
