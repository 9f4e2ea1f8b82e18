/** The common service (rule registration-2, terms-1): option lists and legal texts. */
import { legalTextNames } from '../../../src/contract/services/common-calls.ts';
import type { Handlers } from '../../http/service-route.ts';
import { legalTexts } from '../../accounts/legal-texts.ts';
import { nationalities, occupations } from '../../accounts/profile-options.ts';
import { legalTextUnknown } from '../../accounts/account-failures.ts';

export function commonHandlers() {
  return {
    getOccupations: () => [...occupations],
    getNationalities: () => [...nationalities],
    getRegisterCommon: () => ({ occupations: [...occupations], nationalities: [...nationalities] }),
    getLegalText: ({ parameter }) => {
      const name = legalTextNames.find((each) => each === parameter('name'));
      if (name === undefined) throw legalTextUnknown();
      return { contents: legalTexts[name] };
    },
  } satisfies Partial<Handlers<'common'>>;
}
