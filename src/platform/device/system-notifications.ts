/** System notifications, shown through the service worker so that they outlive the tab. */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedText } from '../browser-storage/stored-value.ts';
import { isOpenPageMessage } from '../../contract/port/service-worker-messages.ts';

interface SystemNotification {
  /** A new notification replaces one with the same tag. */
  tag: string;
  title: string;
  text: string;
  /** Path that a tap opens. */
  path: string;
}

/** `missing`: this browser, or this way of opening the product, has no notifications. */
export type NotificationPermissionState = NotificationPermission | 'missing';

/**
 * The player's setting on this device. Nothing is shown without it, even if the browser's permission is granted.
 */
export const notificationsEnabled = storedText({
  key: `${STORAGE_PREFIX}:notifications`,
  parse: (text) => text === '1',
  serialize: (enabled) => (enabled ? '1' : ''),
});

export function notificationPermission(): NotificationPermissionState {
  return 'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'missing';
}

/** Shows the browser's permission prompt; call it only after the player turned notifications on. */
export async function requestNotificationPermission(): Promise<NotificationPermissionState> {
  return notificationPermission() === 'missing' ? 'missing' : Notification.requestPermission();
}

/** Resolves to true when the notification was shown. */
export async function showNotification({ tag, title, text, path }: SystemNotification): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration === undefined || notificationPermission() !== 'granted') return false;
    await registration.showNotification(title, {
      tag,
      body: text,
      lang: 'tr',
      icon: '/icons/icon-192.png',
      data: { path },
    });
    return true;
  } catch (error) {
    return refused(error);
  }
}

/** Closes all notifications on screen, because they belong to the player who signed out. */
export async function closeNotifications(): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  } catch (error) {
    refused(error);
  }
}

/**
 * Calls back when the player tapped a notification and the service worker chose this tab.
 * @returns a function that stops listening
 */
export function onOpenPage(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isOpenPageMessage(data)) open(data.path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** The browser may refuse any of these calls at any time; notifications are left out then. Rethrows other errors. */
function refused(error: unknown): false {
  if (error instanceof DOMException || error instanceof TypeError) return false;
  throw error;
}
