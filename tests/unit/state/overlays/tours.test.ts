import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();

/** Starts a fresh visit on the same device. */
async function visit() {
  vi.resetModules();
  return import('../../../../src/state/overlays/tours.ts');
}

const steps = [
  { target: 'slip-item', title: 'Seçimlerin', text: '…' },
  { target: 'slip-foot', title: 'Oyna', text: '…' },
];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a tour', () => {
  test('has steps and a name once set, opens when started, and is empty when closed', async () => {
    const { tour, closedTour, setTour, startTour, goToTourStep, closeTour } = await visit();
    expect(tour).toEqual(closedTour);
    setTour('slip', steps);
    expect(tour).toMatchObject({ name: 'slip', steps, isOpen: false, currentStep: 0 });
    startTour();
    expect(tour.isOpen).toBe(true);
    goToTourStep(1);
    expect(tour.currentStep).toBe(1);
    closeTour();
    expect(tour).toEqual(closedTour);
  });

  test('ends after its last step, and does not go back beyond its first', async () => {
    const { tour, setTour, startTour, goToTourStep } = await visit();
    setTour('slip', steps);
    startTour();
    goToTourStep(-1);
    expect(tour.currentStep).toBe(0);
    goToTourStep(2);
    expect(tour).toMatchObject({ isOpen: false, name: '', steps: [], currentStep: 0 });
  });

  test('without steps does not open', async () => {
    const { tour, startTour } = await visit();
    startTour();
    expect(tour.isOpen).toBe(false);
  });

  test('counts as shown from its start, on this device, unlike another tour', async () => {
    const { setTour, startTour } = await visit();
    setTour('slip', steps);
    expect(kept.size).toBe(0);
    startTour();
    await visit();
    const { wasHintShown } = await import('../../../../src/state/device/one-time-hints.ts');
    expect([wasHintShown('slipTour'), wasHintShown('kingOddTour')]).toEqual([true, false]);
  });

  test('is shown once per visit if nothing can be stored', async () => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const { setTour, startTour } = await visit();
    const { wasHintShown } = await import('../../../../src/state/device/one-time-hints.ts');
    expect(wasHintShown('slipTour')).toBe(false);
    setTour('slip', steps);
    startTour();
    expect(wasHintShown('slipTour')).toBe(true);
  });
});
