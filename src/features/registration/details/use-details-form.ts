import { type FormEvent, useEffect, useState } from 'react';
import { EMPTY_FORM_TEXT } from '../../../domain/member/registration/registration-errors.ts';
import {
  type RegistrationForm,
  hasEmptyField,
  registrationFaults,
} from '../../../domain/member/registration/registration-form.ts';
import { useReloadHold } from '../../../state/device/reload-hold.ts';
import { useStillHere } from '../../../state/engine/still-here.ts';
import { keepForm, readForm } from '../../../state/member/kept-registration.ts';
import { useBotCheck } from '../../../state/operator/bot-check.ts';
import { submitRegistration } from '../../../state/member/registration.ts';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { registrationFailure } from '../registration-error.tsx';

/** The form of step 1: kept over a reload of the tab but for its secrets, and not interrupted while it is filled in. */
export function useDetailsForm(): Form<RegistrationForm> {
  const [initial] = useState(readForm);
  const [tried, setTried] = useState(false);
  const stillHere = useStillHere();
  const form = useForm<RegistrationForm>({
    initial,
    check: (values) => registrationFaults(values, Date.now()),
    submit: async (values) => {
      const result = await submitRegistration(values);
      return result.ok || !stillHere() ? null : registrationFailure(result.failure);
    },
  });
  const { values } = form;
  useEffect(() => keepForm(values), [values]);
  useReloadHold(isTouched(values));
  useBotCheck();

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    setTried(true);
    form.form.onSubmit(event);
  };
  return {
    ...form,
    // It was tried to send it with something left empty, and something still is (rule registration-3).
    formError: tried && hasEmptyField(values) ? EMPTY_FORM_TEXT : form.formError,
    form: { ...form.form, onSubmit },
  };
}

/** The nationality is filled in by itself. */
function isTouched({ nationality: _nationality, ...typed }: RegistrationForm): boolean {
  return Object.values(typed).some((value) => value !== '' && value !== false);
}
