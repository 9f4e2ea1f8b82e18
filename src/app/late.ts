/**
 * Starts what the first screen does not need: checks for new builds, the stored screen for the next start, and pages that
 * load while their link is pressed.
 */
import { startUpdateChecks } from '../state/device/app-update.ts';
import { startLateFonts } from './late-fonts.ts';
import { startPressPreload } from './routing/press-preload.ts';
import { startScreenRecording } from '../state/stored-screen/record-screen.ts';

export function startLate(): void {
  startUpdateChecks();
  startScreenRecording();
  startLateFonts();
  startPressPreload();
}
