/** Opens the picture of a coupon in the dialog; its code is loaded then. */
import type { Coupon } from '../../model/coupon.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { showForm } from '../../state/overlays/dialogs.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

const CouponPictureDialog = createLoadableComponent(() => import('./coupon-picture-dialog.tsx'));
/** Height of the dialog's content until its code has loaded, px. */
const LOADING_HEIGHT = 360;

export function openCouponPicture(coupon: Coupon): void {
  showForm({
    title: 'Kuponun resmi',
    content: <CouponPictureDialog coupon={coupon} fallback={<Skeleton height={LOADING_HEIGHT} />} />,
  });
}
