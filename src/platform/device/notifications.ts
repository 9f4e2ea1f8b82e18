/** System notifications, shown through the service worker, which a tab may leave behind. */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isOpenPage } from '../../contract/port/service-worker.ts';

export interface SystemNotification {
  /** One of the same name takes its place. */
  tag: string;
  title: string;
  text: string;
  /** Opened by a tap. */
  path: string;
}

/** `missing`: this browser, or this way of opening the product, has none. */
export type NotificationPermissionNow = NotificationPermission | 'missing';

const KEY = `${STORAGE_PREFIX}:notifications`;

export function notificationPermission(): NotificationPermissionNow {
  return 'Notification' in globalThis && 'serviceWorker' in navigator ? Notification.permission : 'missing';
}

/** The browser's question; only after the player asked for notifications. */
export async function askNotificationPermission(): Promise<NotificationPermissionNow> {
  return notificationPermission() === 'missing' ? 'missing' : Notification.requestPermission();
}

/** Answers whether it was shown. */
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

/** Those still on screen are of somebody who signed out. */
export async function closeNotifications(): Promise<void> {
  if (notificationPermission() !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
  } catch (error) {
    refused(error);
  }
}

/** The player tapped a notification, and the service worker chose this tab; the answer stops it. */
export function onOpenPage(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isOpenPage(data)) open(data.path);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}

/** The player's word in the settings, on this device. Nothing is shown without it, whatever the browser allows. */
export function readNotificationsWanted(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch (error) {
    return refused(error);
  }
}

export function writeNotificationsWanted(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch (error) {
    refused(error);
  }
}

/** The browser may refuse any of this at any time; then there is no notification. */
function refused(error: unknown): false {
  if (error instanceof DOMException || error instanceof TypeError) return false;
  throw error;
}
