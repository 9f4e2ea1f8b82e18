import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { onLaunch } from '../../platform/device/launch-queue.ts';
import { PullRefresh } from './pull-refresh.tsx';

/** What only the installed product does, in a window of its own (docs/rules/installed.md). */
export default function Installed() {
  const [, navigate] = useLocation();
  useEffect(() => onLaunch(navigate), [navigate]);
  return navigator.maxTouchPoints > 0 ? <PullRefresh /> : null;
}
