import { Skeleton } from '../../ui/skeleton.tsx';

/** Stands for a coupon on its way, in the heights of what will stand there. */
export function CouponSkeleton() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Kupon yükleniyor…</p>
      <Skeleton height={230} radius="l" />
      <br />
      <Skeleton height={44} radius="m" />
      <br />
      <Skeleton height={264} radius="l" />
    </div>
  );
}
