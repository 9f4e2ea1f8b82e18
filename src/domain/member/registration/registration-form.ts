/** Step 1 of the registration: fields, validation (rule registration-2, registration-3) and request body. */
import type { CallInputOf } from '../../../contract/services/calls.ts';
import { birthDateFault, isoDate, identityNumberFault, personName, personNameFault } from '../fields/identity.ts';
import { emailAddress, emailFault, phoneFault } from '../fields/contact-details.ts';
import { passwordFault } from '../fields/credentials.ts';
import { requiredFault } from '../fields/required.ts';

export type RegistrationForm = {
  identityNumber: string;
  name: string;
  surname: string;
  /** Typed text, `gg.aa.yyyy`. */
  birthDate: string;
  nationality: string;
  occupation: string;
  email: string;
  phoneNumber: string;
  password: string;
  membershipContract: boolean;
  memberNotification: boolean;
  personalMarketing: boolean;
  commercialElectronic: boolean;
};

export const emptyRegistrationForm: RegistrationForm = {
  identityNumber: '',
  name: '',
  surname: '',
  birthDate: '',
  nationality: '',
  occupation: '',
  email: '',
  phoneNumber: '',
  password: '',
  membershipContract: false,
  memberNotification: false,
  personalMarketing: false,
  commercialElectronic: false,
};

type RegistrationFaults = Partial<Record<keyof RegistrationForm, string>>;

/** Error texts by field; valid fields are omitted. */
export function registrationFaults(form: RegistrationForm, todayMs: number): RegistrationFaults {
  const faults: { [Name in keyof RegistrationForm]: string | null } = {
    identityNumber: identityNumberFault(form.identityNumber),
    name: personNameFault(form.name, 'Adın'),
    surname: personNameFault(form.surname, 'Soyadın'),
    birthDate: birthDateFault(form.birthDate, todayMs),
    nationality: requiredFault(form.nationality),
    occupation: form.occupation === '' ? 'Meslek alanı boş bırakılamaz' : null,
    email: emailFault(form.email),
    phoneNumber: phoneFault(form.phoneNumber),
    password: passwordFault(form.password),
    membershipContract: form.membershipContract ? null : 'Üye olmak için Üyelik Sözleşmesi’ni onaylamalısın.',
    memberNotification: form.memberNotification ? null : 'Üye olmak için Üye Aydınlatma Metni’ni onaylamalısın.',
    personalMarketing: null,
    commercialElectronic: null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** True when any text field is empty, which the form reports once for all fields. */
export function hasEmptyField(form: RegistrationForm): boolean {
  return Object.values(form).some((value) => typeof value === 'string' && value.trim() === '');
}

/** Request body of a valid form. */
export function registerBody(form: RegistrationForm): CallInputOf<'register'>['body'] {
  return {
    ...form,
    name: personName(form.name),
    surname: personName(form.surname),
    email: emailAddress(form.email),
    birthDate: isoDate(form.birthDate),
  };
}
