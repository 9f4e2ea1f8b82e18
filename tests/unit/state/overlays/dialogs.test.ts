import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeDialogsOnRouteChange,
  dialogs,
  dismissModal,
  dismissSheet,
  hideModal,
  hideSheet,
  modalDefaults,
  sheetDefaults,
  showContract,
  showInfo,
  showModal,
  showSheet,
} from '../../../../src/state/overlays/dialogs.ts';

beforeEach(() => {
  hideModal();
  hideSheet();
});

describe('modal (rule navigation-3)', () => {
  it('starts closed with the defaults of the rules', () => {
    expect(dialogs.modal).toMatchObject({
      isOpen: false,
      content: null,
      title: '',
      onClose: null,
      showCloseIcon: true,
      closeOnRouteChange: true,
      disableOutsideClick: false,
    });
  });

  it('merges the options over the defaults and opens', () => {
    showModal({ title: 'Bilgi', disableOutsideClick: true });
    expect(dialogs.modal).toEqual({ ...modalDefaults, title: 'Bilgi', disableOutsideClick: true, isOpen: true });
  });

  it('has no option of the one shown before', () => {
    showModal({ title: 'Önceki', showCloseIcon: false, closeOnRouteChange: false });
    showModal({ content: 'Sonraki' });
    expect(dialogs.modal).toEqual({ ...modalDefaults, content: 'Sonraki', isOpen: true });
  });

  it('resets to the defaults when hidden, without calling onClose', () => {
    const onClose = vi.fn();
    showModal({ title: 'Bilgi', showCloseIcon: false, onClose });
    hideModal();
    expect(dialogs.modal).toEqual(modalDefaults);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('calls onClose once when the reader closes it, after it is closed', () => {
    const openThen: boolean[] = [];
    showModal({ onClose: () => openThen.push(dialogs.modal.isOpen) });
    dismissModal();
    dismissModal();
    expect(openThen).toEqual([false]);
  });

  it('may be opened again from its own onClose', () => {
    showModal({ title: 'Birinci', onClose: () => showModal({ title: 'İkinci' }) });
    dismissModal();
    expect(dialogs.modal).toMatchObject({ isOpen: true, title: 'İkinci' });
  });

  it('is closed by "Tamam" by default (rule navigation-3, terms-3)', () => {
    showInfo({ title: 'Bilgilendirme' });
    expect(dialogs.modal).toMatchObject({ size: 'info', buttonText: 'Anladım' });
    showModal({ title: 'Talebin Alındı' });
    expect(dialogs.modal).toMatchObject({ size: 'auto', buttonText: 'Tamam' });
    showModal({ buttonText: 'Kapat' });
    expect(dialogs.modal.buttonText).toBe('Kapat');
  });
});

describe('sheet (rule navigation-4)', () => {
  it('merges every option over the defaults and opens', () => {
    const options = {
      content: 'Metin',
      title: 'Sözleşme',
      onClose: () => undefined,
      showCloseIcon: false,
      closeOnRouteChange: false,
      height: '80dvh',
      header: 'Başlık',
      skipInitialTransition: true,
      blocking: true,
      buttonText: 'Onaylıyorum',
      owner: 'terms',
    };
    showSheet(options);
    expect(dialogs.sheet).toEqual({ ...options, isOpen: true });
    hideSheet();
    expect(dialogs.sheet).toEqual(sheetDefaults);
  });

  it('confirms a contract with "Anladım" by default', () => {
    showContract({ title: 'Üyelik sözleşmesi' });
    expect(dialogs.sheet.buttonText).toBe('Anladım');
  });
});

describe('a route change', () => {
  it('closes both by default and calls their onClose', () => {
    const closed: string[] = [];
    showModal({ onClose: () => closed.push('modal') });
    showSheet({ onClose: () => closed.push('sheet') });
    closeDialogsOnRouteChange();
    expect([dialogs.modal.isOpen, dialogs.sheet.isOpen]).toEqual([false, false]);
    expect(closed).toEqual(['modal', 'sheet']);
  });

  it('leaves dialogs open that are configured to stay', () => {
    showModal({ title: 'Kalır', closeOnRouteChange: false });
    showSheet({ title: 'Kalır', closeOnRouteChange: false });
    closeDialogsOnRouteChange();
    expect([dialogs.modal.isOpen, dialogs.sheet.isOpen]).toEqual([true, true]);
    dismissSheet();
    expect(dialogs.sheet.isOpen).toBe(false);
  });

  it('calls nothing when no dialog is open', () => {
    const before = { modal: dialogs.modal, sheet: dialogs.sheet };
    closeDialogsOnRouteChange();
    expect({ modal: dialogs.modal, sheet: dialogs.sheet }).toEqual(before);
  });
});
