import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ContactForm, emptyContact } from '../../../../src/domain/contact/contact-form.ts';
import { VISITOR, keptContact, restoredContact } from '../../../../src/domain/contact/contact-kept.ts';

const begins: ContactForm = { ...emptyContact, name: 'Deniz', phoneNumber: '05321112233' };
const typed: ContactForm = { ...begins, name: '', subject: '4', message: 'Kuponum "nerede"?\n' };

describe('what is kept over a reload (rule contact-4)', () => {
  test('is nothing of a form that nobody touched', () => {
    expect(keptContact(begins, begins, 7)).toBe('');
    expect(restoredContact('', begins, 7)).toEqual(begins);
  });

  test('is what was typed, also what was emptied, and nothing that is known anyway', () => {
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
  ])('of %d is there for %d: %s', (writer, reader, there) => {
    expect(restoredContact(keptContact(typed, begins, writer), begins, reader)).toEqual(there ? typed : begins);
  });

  test.each(['{', 'null', '[]', '7', '{"owner":7}', '{"owner":7,"typed":{"message":5,"other":"x"}}'])(
    'damaged (%s) is as good as nothing',
    (text) => {
      expect(restoredContact(text, begins, 7)).toEqual(begins);
    },
  );

  test('whatever is typed comes back letter by letter', () => {
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
