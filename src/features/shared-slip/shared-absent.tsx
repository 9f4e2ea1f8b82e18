import { Link } from 'wouter';
import type { Failure } from '../../model/failure.ts';
import { Absent } from '../../parts/absent/absent.tsx';
import { links } from '../../routes/routes.ts';
import { buttonClass } from '../../ui/control/button.tsx';

/** Shown if a shared slip cannot be loaded: the reason and a link or retry. */
export function SharedAbsent(failed: { failure: Failure; onRetry: () => void }) {
  return (
    <Absent
      {...failed}
      missing={{
        title: 'Kupon bulunamadı',
        text: 'Paylaşılan kuponun süresi dolmuş ya da adresi yanlış yazılmış olabilir.',
        action: (
          <Link href={links.easyCoupons()} className={buttonClass('primary')}>
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
