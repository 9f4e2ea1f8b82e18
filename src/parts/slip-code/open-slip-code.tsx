/** Opens the short code of a slip in the dialog; its code is loaded then. */
import type { CallInputOf } from '../../contract/services/calls.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { showForm } from '../../state/overlays/dialogs.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const SlipCodeDialog = createLoadableComponent(() => import('./slip-code-dialog.tsx'));
/** Height of the dialog's content until its code has loaded, px. */
const LOADING_HEIGHT = 420;

export function openSlipCode(slip: CallInputOf<'createSlipCode'>['body']['slip']): void {
  showForm({
    title: 'Kodla paylaş',
    content: <SlipCodeDialog slip={slip} fallback={<Skeleton height={LOADING_HEIGHT} />} />,
  });
}
