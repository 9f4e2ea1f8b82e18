/** Stores the browser's install prompt, which it offers soon after the page has loaded, until the player wants it. */
import { proxy, ref } from 'valtio/vanilla';

/** Chromium's event; it is in no specification, so TypeScript has no type for it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Each event can prompt once. */
export const installPrompt = proxy<{ event: InstallPromptEvent | null; installed: boolean }>({
  event: null,
  installed: false,
});

/** Call once at start. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would cover the first screen; the product offers the installation at a better moment.
    event.preventDefault();
    installPrompt.event = ref(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => Object.assign(installPrompt, { event: null, installed: true }));
}
