/** Contact messages: accepted from visitors, refused with a reason, and stored for control. */
import { expect, test } from 'vitest';
import { contentCalls } from '../../../src/contract/services/content-calls.ts';
import { membershipCalls } from '../../../src/contract/services/membership-calls.ts';
import { ask } from './member.ts';
import { stage } from './wager-stage.ts';

const body = {
  ...{ name: 'Işıl', surname: 'Çağlar', phoneNumber: '05321112233', email: 'isil@posta.example' },
  ...{ subject: '3', message: 'Param gelmedi.' },
};

test('a contact message is accepted without a token, and listed by control', async () => {
  const s = await stage();
  expect((await ask(s, membershipCalls.contactUs, { body })).envelope.isSuccess).toBe(true);
  expect(await s.control('GET', 'contact')).toEqual([body]);
  await s.control('POST', 'reset');
  expect(await s.control('GET', 'contact')).toEqual([]);
});

test.each([
  [{ message: '' }, 121],
  [{ email: 'isil' }, 122],
  [{ phoneNumber: '0532' }, 122],
  [{ subject: '7' }, 122],
  [{ message: 'x'.repeat(2_001) }, 122],
])('%j is refused with %d', async (changed, code) => {
  const s = await stage();
  expect(await ask(s, membershipCalls.contactUs, { body: { ...body, ...changed } })).toMatchObject({ code });
  expect(await s.control('GET', 'contact')).toEqual([]);
});

test('the contact channels are a content text, and an unknown text is answered with 404', async () => {
  const s = await stage();
  const { data } = await ask(s, contentCalls.getContentDetail, { query: { url: '/iletisim' } });
  expect(data.contents.text).toContain('tel:');
  expect(await ask(s, contentCalls.getContentDetail, { query: { url: '/yok' } })).toMatchObject({
    status: 404,
    code: 404,
  });
});
