/** Values, checks and request body of an application to become a retailer. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { emailAddress, emailFault } from '../../domain/member/fields/email.ts';
import { personName } from '../../domain/member/fields/person-name.ts';
import { phoneFault } from '../../domain/member/fields/phone.ts';
import { requiredFault } from '../../domain/member/fields/required.ts';

export const emptyApplication = {
  name: '',
  surname: '',
  phoneNumber: '',
  email: '',
  provinceId: '',
  districtId: '',
  address: '',
  message: '',
};
type RetailerApplication = typeof emptyApplication;

/** Every field but the message is required; each is checked by the rules of its kind (rule retailer-12). */
export function applicationFaults(values: RetailerApplication): Partial<Record<keyof RetailerApplication, string>> {
  const faults = {
    name: requiredFault(values.name),
    surname: requiredFault(values.surname),
    phoneNumber: phoneFault(values.phoneNumber),
    email: emailFault(values.email),
    provinceId: requiredFault(values.provinceId),
    districtId: requiredFault(values.districtId),
    address: requiredFault(values.address),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

export function applicationBody(values: RetailerApplication): CallInputOf<'applyForRetail'>['body'] {
  const { provinceId, districtId, phoneNumber, ...words } = values;
  const trimmed = {
    name: personName(words.name),
    surname: personName(words.surname),
    email: emailAddress(words.email),
    address: words.address.trim(),
    message: words.message.trim(),
  };
  return { ...trimmed, phoneNumber, provinceId: Number(provinceId), districtId: Number(districtId) };
}
