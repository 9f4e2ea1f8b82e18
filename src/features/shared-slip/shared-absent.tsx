import CloudOff from 'lucide-react/icons/cloud-off';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'wouter';
import { isAnswer } from '../../contract/errors.ts';
import type { Failure } from '../../model/failure.ts';
import { links } from '../../routes/routes.ts';
import { useOnline } from '../../state/engine/online.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureState } from '../../ui/feedback/failure-state.tsx';

/** Stands where there is no shared slip: why, and the way on. Where it is gone, another try cannot bring it back. */
export function SharedAbsent({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const online = useOnline();
  if (isAnswer(failure)) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden />}
        title="Kupon bulunamadı"
        text="Paylaşılan kuponun süresi dolmuş ya da adresi yanlış yazılmış olabilir."
        action={
          <Link href={links.easyCoupons()} className={buttonClass('primary')}>
            Kolay kuponlara bak
          </Link>
        }
      />
    );
  }
  if (!online || failure.kind === 'network') {
    return (
      <EmptyState
        icon={<CloudOff size={28} aria-hidden />}
        title="Bu kupon çevrimdışı görülemiyor"
        text="Paylaşılan kuponlar cihazında saklanmaz. Bağlantın gelince kendiliğinden yüklenir."
        action={
          <Button variant="quiet" onClick={onRetry}>
            Tekrar dene
          </Button>
        }
      />
    );
  }
  return <FailureState failure={failure} onRetry={onRetry} />;
}
