/**
 * The player's choice about system notifications, and the browser's permission. Only the switch in the settings
 * prompts.
 */
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
  /** True when the player wants them and the browser permits them. */
  on: boolean;
}

const choice = proxy<NotificationChoice>({ permission: 'default', on: false });

export function useNotifications(): NotificationChoice {
  return useSnapshot(choice);
}

/** Reads permission and choice again, because the browser's settings may have changed. */
export function lookAtNotifications(): void {
  choice.permission = notificationPermission();
  choice.on = choice.permission === 'granted' && readNotificationsWanted();
}

export async function turnNotifications(on: boolean): Promise<void> {
  const permission = on ? await askNotificationPermission() : notificationPermission();
  writeNotificationsWanted(on && permission === 'granted');
  lookAtNotifications();
}
