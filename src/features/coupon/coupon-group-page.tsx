import { useParams } from 'wouter';
import { Page } from '../../parts/page/page.tsx';
import { couponListHref } from './coupon-list-href.ts';
import { GroupContent, useGroup } from './group-content.tsx';

/** `coklu-kupon/{id}` (rule coupon-15): coupons played together, as a summary and one by one. */
export default function CouponGroupPage() {
  const { id } = useParams<{ id: string }>();
  return <GroupScreen key={id} id={id} />;
}

function GroupScreen({ id }: { id: string }) {
  const loaded = useGroup(id);
  const back = { href: couponListHref(loaded.value?.[0]), label: 'Kuponlarım' };
  return (
    <Page tabTitle={`Çoklu kupon ${id}`} back={back} width="wide" contentReady={loaded.phase !== 'loading'}>
      <GroupContent id={id} loaded={loaded} back={back} />
    </Page>
  );
}
