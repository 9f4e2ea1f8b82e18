import { showSheet } from '../../state/overlays/dialogs.ts';
import { SlipContent } from './slip-content.tsx';
import { SlipHead } from './slip-head.tsx';

/** The slip over the page, where there is no column for it. */
export function showSlip(): void {
  showSheet({ title: 'Kuponum', header: <SlipHead />, content: <SlipContent /> });
}
