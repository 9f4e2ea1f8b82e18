import { Link } from 'wouter';
import type { Failure } from '../../model/failure.ts';
import { UnavailableItem } from '../../parts/absent/unavailable-item.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';

/** Shown if a shared slip cannot be loaded: the reason and a link or retry. */
export function SharedSlipUnavailable(failed: { failure: Failure; onRetry: () => void }) {
  return (
    <UnavailableItem
      {...failed}
      missing={{
        title: 'Kupon bulunamadı',
        text: 'Paylaşılan kuponun süresi dolmuş ya da adresi yanlış yazılmış olabilir.',
        action: (
          <Link href={entryLinks.easyCoupons()} className={buttonClass('primary')}>
            Kolay kuponlara bak
          </Link>
        ),
      }}
      unreached={{
        title: 'Bu kupon çevrimdışı görülemiyor',
        text: 'Paylaşılan kuponlar cihazında saklanmaz. Bağlantın gelince kendiliğinden yüklenir.',
      }}
    />
  );
}
