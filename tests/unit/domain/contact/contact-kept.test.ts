import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContactForm, emptyContact } from '../../../../src/domain/contact/contact-form.ts';
import { VISITOR, keptContact, restoredContact } from '../../../../src/domain/contact/contact-kept.ts';

const begins: ContactForm = { ...emptyContact, name: 'Deniz', phoneNumber: '05321112233' };
const typed: ContactForm = { ...begins, name: '', subject: '4', message: 'Kuponum "nerede"?\n' };

describe('the draft kept over a reload (rule contact-4)', () => {
  test('is empty for an untouched form', () => {
    expect(keptContact(begins, begins, 7)).toBe('');
    expect(restoredContact('', begins, 7)).toEqual(begins);
  });

  test('contains typed and emptied fields, but no data that is known anyway', () => {
    const kept = keptContact(typed, begins, 7);
    expect(kept).not.toContain('0532');
    expect(restoredContact(kept, begins, 7)).toEqual(typed);
  });

  test.each([
    [7, 7, true],
    [VISITOR, 7, true],
    [VISITOR, VISITOR, true],
    [7, 8, false],
    [7, VISITOR, false],
  ])('written by %d is restored for %d: %s', (writer, reader, there) => {
    expect(restoredContact(keptContact(typed, begins, writer), begins, reader)).toEqual(there ? typed : begins);
  });

  test.each(['{', 'null', '[]', '7', '{"owner":7}', '{"owner":7,"typed":{"message":5,"other":"x"}}'])(
    'that is damaged (%s) restores the initial form',
    (text) => {
      expect(restoredContact(text, begins, 7)).toEqual(begins);
    },
  );

  test('restores any typed text exactly', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 });
    const forms = fc.record({
      ...{ name: text, surname: text, phoneNumber: text, email: text, subject: text, message: text },
    });
    fc.assert(
      fc.property(forms, forms, fc.nat(), (values, first, owner) => {
        expect(restoredContact(keptContact(values, first, owner), first, owner)).toEqual(values);
      }),
    );
  });
});
