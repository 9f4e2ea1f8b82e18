/** The browser offers its install prompt soon after the page has loaded, before anybody asks for it: it is kept here. */
import { proxy, ref } from 'valtio/vanilla';

/** Chromium's event; no specification has it, so no library of types does. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Each event can be asked once. */
export const installPrompt = proxy<{ event: InstallPromptEvent | null; installed: boolean }>({
  event: null,
  installed: false,
});

/** Once at start. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would come on the first screen; ours comes at a better moment.
    event.preventDefault();
    installPrompt.event = ref(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => Object.assign(installPrompt, { event: null, installed: true }));
}
