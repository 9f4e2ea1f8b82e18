/** What a member may change of the personal information (rule profile-2, profile-3), and the body it becomes. */
import type { CallInputOf } from '../../../contract/services/calls.ts';
import type { PersonalInformation } from '../../../model/profile.ts';
import { emailAddress, emailFault } from '../fields/email.ts';

export type PersonalForm = {
  email: string;
  occupation: string;
  nationality: string;
  address: string;
  /** As text; '' for none. */
  provinceId: string;
  districtId: string;
};

export type PersonalFaults = Partial<Record<keyof PersonalForm, string>>;

export function personalForm(person: PersonalInformation): PersonalForm {
  const { email, occupation, nationality, address, provinceId, districtId } = person;
  return { email, occupation, nationality, address, provinceId: idText(provinceId), districtId: idText(districtId) };
}

/** What is wrong with each field; a field that is right is not in it. */
export function personalFaults({ email, occupation, provinceId, districtId }: PersonalForm): PersonalFaults {
  const wrongEmail = emailFault(email);
  return {
    ...(wrongEmail !== null && { email: wrongEmail }),
    ...(occupation === '' && { occupation: 'Meslek alanı boş bırakılamaz' }),
    ...(provinceId !== '' && districtId === '' && { districtId: 'İlçeni seç.' }),
  };
}

/** Only for a form without faults. What is left empty is taken away; the nationality is told where it is another. */
export function personalBody(
  form: PersonalForm,
  person: PersonalInformation,
): CallInputOf<'updatePersonalInformation'>['body'] {
  const { occupation, nationality, provinceId, districtId } = form;
  const address = form.address.trim();
  return {
    email: emailAddress(form.email),
    occupation,
    ...(nationality !== '' && nationality !== person.nationality && { nationality }),
    address: address === '' ? null : address,
    provinceId: idOf(provinceId),
    districtId: idOf(districtId),
  };
}

/** Whether saving would change anything. */
export function differs(form: PersonalForm, person: PersonalInformation): boolean {
  const before = personalForm(person);
  return (Object.keys(before) as (keyof PersonalForm)[]).some((name) => form[name].trim() !== before[name]);
}

const idText = (id: number | null): string => (id === null ? '' : String(id));
const idOf = (text: string): number | null => (text === '' ? null : Number(text));
