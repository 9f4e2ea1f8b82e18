import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ContactForm,
  emptyContact,
  VISITOR_OWNER,
  toStoredContact,
  fromStoredContact,
} from '../../../../src/domain/contact/contact-form.ts';

const begins: ContactForm = { ...emptyContact, name: 'Deniz', phoneNumber: '05321112233' };
const typed: ContactForm = { ...begins, name: '', subject: '4', message: 'Kuponum "nerede"?\n' };

describe('the draft kept over a reload (rule contact-4)', () => {
  test('is empty for an untouched form', () => {
    expect(toStoredContact(begins, begins, 7)).toBe('');
    expect(fromStoredContact('', begins, 7)).toEqual(begins);
  });

  test('contains typed and emptied fields, but no data that is known anyway', () => {
    const kept = toStoredContact(typed, begins, 7);
    expect(kept).not.toContain('0532');
    expect(fromStoredContact(kept, begins, 7)).toEqual(typed);
  });

  test.each([
    [7, 7, true],
    [VISITOR_OWNER, 7, true],
    [VISITOR_OWNER, VISITOR_OWNER, true],
    [7, 8, false],
    [7, VISITOR_OWNER, false],
  ])('written by %d is restored for %d: %s', (writer, reader, there) => {
    expect(fromStoredContact(toStoredContact(typed, begins, writer), begins, reader)).toEqual(there ? typed : begins);
  });

  test.each(['{', 'null', '[]', '7', '{"owner":7}', '{"owner":7,"typed":{"message":5,"other":"x"}}'])(
    'that is damaged (%s) restores the initial form',
    (text) => {
      expect(fromStoredContact(text, begins, 7)).toEqual(begins);
    },
  );

  test('restores any typed text exactly', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    const forms = fc.record({
      ...{ name: text, surname: text, phoneNumber: text, email: text, subject: text, message: text },
    });
    fc.assert(
      fc.property(forms, forms, fc.nat(), (values, first, owner) => {
        expect(fromStoredContact(toStoredContact(values, first, owner), first, owner)).toEqual(values);
      }),
    );
  });
});
