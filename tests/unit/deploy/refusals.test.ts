/** What an environment says in vain is refused by whoever makes files of it, in plain words. */
import { expect, test } from 'vitest';
import { refuseUnkept } from '../../../deploy/refusals.ts';

const refused = (told: Record<string, unknown>) => (): void => refuseUnkept(told, 'tribun.example');

test.each<[Record<string, unknown>, RegExp]>([
  [{ framedBy: ['https://paper.example'] }, /framedBy has lists .*"widget" and "product".*paper/],
  [{ framedBy: { widgets: ['https://paper.example'] } }, /framedBy has lists .*widgets/],
  [{ framedBy: { widget: 'https://paper.example' } }, /framedBy has lists/],
  [{ framedBy: { widget: [7] } }, /framedBy has lists/],
  [{ framedBy: { widget: ['https://paper.example/blog'] } }, /without a path, not https:\/\/paper.example\/blog/],
  [{ framedBy: { product: ['https://*.paper.example'] } }, /not https:\/\/\*/],
  [{ framedBy: { product: ['paper.example'] } }, /not paper.example/],
  [{ framedBy: { product: ["'self'"] } }, /not 'self'/],
  [{ tracker: '/izle/{id}' }, /tracker is a whole address on another name .* not \/izle/],
  [{ tracker: 'https://tribun.example/izle/{id}' }, /on another name/],
])('%j', (told, words) => {
  expect(refused(told)).toThrow(words);
});

test('what is kept is not', () => {
  const sites = ['https://paper.example', 'http://127.0.0.1:8080'];
  for (const told of [
    {},
    { framedBy: {} },
    { framedBy: { widget: sites, product: sites }, tracker: 'https://izle.example/{id}' },
  ]) {
    expect(refused(told)).not.toThrow();
  }
});
