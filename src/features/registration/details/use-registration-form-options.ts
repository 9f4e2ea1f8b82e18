import { useEffect, useMemo } from 'react';
import type { RegistrationForm } from '../../../domain/member/registration/registration-form.ts';
import type { Failure } from '../../../model/failure.ts';
import { useRead } from '../../../state/load/use-read.ts';
import type { SelectOption } from '../../../ui/form/select-field.tsx';
import type { Form } from '../../../ui/form/use-form.ts';

interface RegistrationFormOptions {
  phase: 'idle' | 'loading' | 'ready' | 'failed';
  /** Reason why the lists are missing; null while they load and once they are loaded. */
  failure: Failure | null;
  retry: () => void;
  occupations: SelectOption[];
  nationalities: SelectOption[];
}

/** The option lists of step 1. The most common nationality is preselected. */
export function useRegistrationFormOptions({ values, set }: Form<RegistrationForm>): RegistrationFormOptions {
  const { phase, value, failure, retry } = useRead('getRegisterCommon', {});
  const { occupations, nationalities } = value ?? none;

  const usual = nationalities.find(({ code }) => usualCodes.includes(code))?.code;
  useEffect(() => {
    if (usual !== undefined && values.nationality === '') set('nationality', usual);
    // Runs once when the list arrives, because an emptied choice is the player's own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [usual]);

  return {
    phase,
    failure: phase === 'failed' ? failure : null,
    retry,
    occupations: useMemo(() => options(occupations), [occupations]),
    nationalities: useMemo(() => options(nationalities), [nationalities]),
  };
}

interface Option {
  name: string;
  code: string;
}

const none: { occupations: Option[]; nationalities: Option[] } = { occupations: [], nationalities: [] };
const usualCodes = ['TR', 'TC', 'TUR'];

function options(items: readonly Option[]): SelectOption[] {
  return items.map(({ name, code }) => ({ label: name, value: code }));
}
