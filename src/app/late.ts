/** Starts what the first screen does not need: checks for new builds, and the stored screen for the next start. */
import { startUpdateChecks } from '../state/device/app-update.ts';
import { startLateFonts } from './late-fonts.ts';
import { startScreenRecording } from '../state/stored-screen/record-screen.ts';

export function startLate(): void {
  startUpdateChecks();
  startScreenRecording();
  startLateFonts();
}
