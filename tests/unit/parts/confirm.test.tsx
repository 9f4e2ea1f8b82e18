// @vitest-environment happy-dom
/** The result of a confirmed action may come long after its dialog has closed. */
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Result } from '../../../src/model/failure.ts';
import { Confirm } from '../../../src/parts/confirm/confirm.tsx';
import { dialogs, hideModal, showModal } from '../../../src/state/overlays/dialogs.ts';

let place: HTMLElement;
let root: Root;
let answer: () => void;
let done: number;

const button = (): HTMLButtonElement | null => place.querySelector('button');

beforeEach(async () => {
  done = 0;
  place = document.createElement('div');
  root = createRoot(place);
  const onYes = (): Promise<Result<null>> =>
    new Promise((resolve) => {
      answer = () => resolve({ ok: true, value: null });
    });
  showModal({ title: 'Soru' });
  root.render(
    <Confirm confirmText="Evet" onConfirm={onYes} onDone={() => void (done += 1)}>
      Emin misin?
    </Confirm>,
  );
  await expect.poll(() => button()?.textContent).toBe('Evet');
  button()?.click();
});
afterEach(() => {
  root.unmount();
  hideModal();
});

test('a confirmed action closes its dialog', async () => {
  answer();
  await expect.poll(() => done).toBe(1);
  expect(dialogs.modal.isOpen).toBe(false);
});

test('a confirmed action does not close a dialog that has replaced its own', async () => {
  root.unmount();
  showModal({ title: 'Haber' });
  answer();
  await expect.poll(() => done).toBe(1);
  expect(dialogs.modal).toMatchObject({ isOpen: true, title: 'Haber' });
  root = createRoot(place);
});
