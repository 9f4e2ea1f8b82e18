/** Form of the personal information a member can change (rule profile-2, profile-3), and its request body. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import type { PersonalInformation } from '../../model/player.ts';
import { emailAddress, emailFault } from '../../domain/member/fields/contact-details.ts';

export type PersonalForm = {
  email: string;
  occupation: string;
  nationality: string;
  address: string;
  /** Numeric id as text; '' for none. */
  provinceId: string;
  districtId: string;
};

type PersonalFaults = Partial<Record<keyof PersonalForm, string>>;

export function personalForm(person: PersonalInformation): PersonalForm {
  const { email, occupation, nationality, address, provinceId, districtId } = person;
  return { email, occupation, nationality, address, provinceId: idText(provinceId), districtId: idText(districtId) };
}

/** Error texts by field; valid fields are omitted. */
export function personalFaults({ email, occupation, provinceId, districtId }: PersonalForm): PersonalFaults {
  const wrongEmail = emailFault(email);
  return {
    ...(wrongEmail !== null && { email: wrongEmail }),
    ...(occupation === '' && { occupation: 'Meslek alanı boş bırakılamaz' }),
    ...(provinceId !== '' && districtId === '' && { districtId: 'İlçeni seç.' }),
  };
}

/** Request body of a valid form. Empty fields clear the stored value; the nationality is sent only when it changed. */
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

/** True when saving would change anything. */
export function hasPersonalChanges(form: PersonalForm, person: PersonalInformation): boolean {
  const before = personalForm(person);
  return (Object.keys(before) as (keyof PersonalForm)[]).some((name) => form[name].trim() !== before[name]);
}

const idText = (id: number | null): string => (id === null ? '' : String(id));
const idOf = (text: string): number | null => (text === '' ? null : Number(text));
