/** The player's word on system notifications, and the browser's. Nobody is asked but by the switch in the settings. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import {
  type NotificationPermissionNow,
  askNotificationPermission,
  notificationPermission,
  readNotificationsWanted,
  writeNotificationsWanted,
} from '../../platform/device/notifications.ts';

export interface NotificationChoice {
  permission: NotificationPermissionNow;
  /** Both say yes. */
  on: boolean;
}

const choice = proxy<NotificationChoice>({ permission: 'default', on: false });

export function useNotifications(): NotificationChoice {
  return useSnapshot(choice);
}

/** Looks again: the browser's settings may have changed. */
export function lookAtNotifications(): void {
  choice.permission = notificationPermission();
  choice.on = choice.permission === 'granted' && readNotificationsWanted();
}

export async function turnNotifications(on: boolean): Promise<void> {
  const permission = on ? await askNotificationPermission() : notificationPermission();
  writeNotificationsWanted(on && permission === 'granted');
  lookAtNotifications();
}
