import { useMemo } from 'react';
import type { Failure } from '../../model/failure.ts';
import type { Loaded } from '../../model/load.ts';
import type { CodedOption } from '../../model/profile.ts';
import type { NamedPlace } from '../../model/retailer.ts';
import { useRead } from '../../state/load/use-read.ts';
import type { SelectOption } from '../../ui/form/select-field.tsx';

export interface LoadableOptions {
  phase: Loaded<unknown>['phase'];
  options: readonly SelectOption[];
}

/** The option lists of the form. `failed` has the first failure; its `retry` reloads all failed lists. */
export function usePersonalFormOptions(provinceId: string) {
  const occupations = useRead('getOccupations', {});
  const nationalities = useRead('getNationalities', {});
  const provinces = useRead('getProvinces', {});
  const districts = useRead('getDistricts', provinceId === '' ? null : { query: { provinceId } });
  return {
    occupations: useOptions(occupations, ofOption),
    nationalities: useOptions(nationalities, ofOption),
    provinces: useOptions(provinces, ofPlace),
    districts: useOptions(districts, ofPlace),
    failed: failureOf([occupations, nationalities, provinces, districts]),
  };
}

function failureOf(loads: readonly Loaded<unknown>[]): { failure: Failure; retry: () => void } | undefined {
  const failed = loads.filter(({ phase }) => phase === 'failed');
  const failure = failed.find((load) => load.failure !== null)?.failure ?? null;
  return failure === null ? undefined : { failure, retry: () => failed.forEach(({ retry }) => retry()) };
}

function useOptions<T>({ phase, value }: Loaded<T[]>, optionOf: (row: T) => SelectOption): LoadableOptions {
  const options = useMemo(() => value?.map(optionOf) ?? [], [value, optionOf]);
  return { phase, options };
}

const ofOption = ({ name, code }: CodedOption): SelectOption => ({ label: name, value: code });
const ofPlace = ({ id, name }: NamedPlace): SelectOption => ({ label: name, value: String(id) });
