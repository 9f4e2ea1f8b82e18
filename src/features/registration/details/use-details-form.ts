import { type FormEvent, useEffect, useState } from 'react';
import { EMPTY_FORM_TEXT } from '../registration-errors.ts';
import {
  type RegistrationForm,
  hasEmptyField,
  registrationFaults,
} from '../../../domain/member/registration/registration-form.ts';
import { useReloadDeferral } from '../../../state/device/use-reload-deferral.ts';
import { useIsMounted } from '../../../state/engine/use-action.ts';
import { storeRegistrationForm, readRegistrationForm, submitRegistration } from '../../../state/member/registration.ts';
import { useBotCheck } from '../../../state/operator/bot-check.ts';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { handleRegistrationFailure } from '../registration-error.tsx';

/** The form of step 1: stored over a reload of the tab except for secrets, and no update reload interrupts it. */
export function useDetailsForm(): Form<RegistrationForm> {
  const [initial] = useState(readRegistrationForm);
  const [tried, setTried] = useState(false);
  const stillHere = useIsMounted();
  const form = useForm<RegistrationForm>({
    initial,
    check: (values) => registrationFaults(values, Date.now()),
    submit: async (values) => {
      const result = await submitRegistration(values);
      return result.ok || !stillHere() ? null : handleRegistrationFailure(result.failure);
    },
  });
  const { values } = form;
  useEffect(() => storeRegistrationForm(values), [values]);
  useReloadDeferral(isTouched(values));
  useBotCheck();

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    setTried(true);
    form.form.onSubmit(event);
  };
  return {
    ...form,
    // A submit was tried with empty fields, and some are still empty (rule registration-3).
    formError: tried && hasEmptyField(values) ? EMPTY_FORM_TEXT : form.formError,
    form: { ...form.form, onSubmit },
  };
}

/** True when a field was filled in. The nationality does not count, because it is preselected. */
function isTouched({ nationality: _nationality, ...typed }: RegistrationForm): boolean {
  return Object.values(typed).some((value) => value !== '' && value !== false);
}
