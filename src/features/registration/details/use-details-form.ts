import { type FormEvent, useEffect, useState } from 'react';
import { isAnsweredError } from '../../../domain/member/registration/registration-errors.ts';
import {
  type RegistrationForm,
  hasEmptyField,
  registrationFaults,
} from '../../../domain/member/registration/registration-form.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { keepForm, readForm } from '../../../state/member/kept-registration.ts';
import { submitRegistration } from '../../../state/member/registration.ts';
import { holdReload } from '../../../state/device/update.ts';
import { type Form, useForm } from '../../../ui/form/use-form.ts';
import { showRegistrationError } from '../registration-error.tsx';

interface DetailsForm {
  form: Form<RegistrationForm>;
  /** It was tried to send it with something left empty (player-account §5), and something still is. */
  emptyField: boolean;
}

/** The form of step 1: kept over a reload of the tab but for its secrets, and not interrupted while it is filled in. */
export function useDetailsForm(): DetailsForm {
  const [initial] = useState(readForm);
  const [tried, setTried] = useState(false);
  const form = useForm<RegistrationForm>({
    initial,
    check: (values) => registrationFaults(values, Date.now()),
    submit: async (values) => {
      const failure = await submitRegistration(values);
      if (failure === null) return null;
      if (!isAnsweredError(failure)) return { form: failureText(failure) };
      showRegistrationError(failure);
      return {};
    },
  });
  const { values } = form;

  useEffect(() => keepForm(values), [values]);

  const touched = isTouched(values);
  useEffect(() => (touched ? holdReload('registration form') : undefined), [touched]);

  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    setTried(true);
    form.form.onSubmit(event);
  };
  return { form: { ...form, form: { ...form.form, onSubmit } }, emptyField: tried && hasEmptyField(values) };
}

/** The nationality is filled in by itself. */
function isTouched({ nationality: _nationality, ...typed }: RegistrationForm): boolean {
  return Object.values(typed).some((value) => value !== '' && value !== false);
}
