import { useState } from 'react';
import {
  type NotificationPermissionState,
  notificationPermission,
  requestNotificationPermission,
} from '../../platform/device/system-notifications.ts';

export type { NotificationPermissionState } from '../../platform/device/system-notifications.ts';

interface NotificationPermissionUse {
  permission: NotificationPermissionState;
  /** Shows the browser's prompt, unless the player answered it before. Resolves to the permission afterwards. */
  request: () => Promise<NotificationPermissionState>;
}

/** Returns the browser's permission for system notifications, as it was when the component was mounted or prompted. */
export function useNotificationPermission(): NotificationPermissionUse {
  const [permission, setPermission] = useState<NotificationPermissionState>(notificationPermission);
  const request = async (): Promise<NotificationPermissionState> => {
    const now = await requestNotificationPermission();
    setPermission(now);
    return now;
  };
  return { permission, request };
}
