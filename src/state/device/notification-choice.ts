/**
 * The player's choice about system notifications, and the browser's permission. Only the switch in the settings
 * prompts.
 */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import {
  type NotificationPermissionState,
  requestNotificationPermission,
  notificationPermission,
  notificationsEnabled,
} from '../../platform/device/system-notifications.ts';

interface NotificationChoice {
  permission: NotificationPermissionState;
  /** True when the player wants them and the browser permits them. */
  enabled: boolean;
}

const choice = proxy<NotificationChoice>({ permission: 'default', enabled: false });

export function useNotificationChoice(): NotificationChoice {
  return useSnapshot(choice);
}

/** Reads permission and choice again, because the browser's settings may have changed. */
export function refreshNotificationChoice(): void {
  choice.permission = notificationPermission();
  choice.enabled = choice.permission === 'granted' && notificationsEnabled.read();
}

export async function setNotificationsEnabled(on: boolean): Promise<void> {
  const permission = on ? await requestNotificationPermission() : notificationPermission();
  notificationsEnabled.write(on && permission === 'granted');
  refreshNotificationChoice();
}
