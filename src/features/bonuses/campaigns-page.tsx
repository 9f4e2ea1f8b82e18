import Megaphone from 'lucide-react/icons/megaphone';
import { useState } from 'react';
import { Link } from 'wouter';
import { campaignTime, activeCampaigns } from './bonus-text.ts';
import { campaignAddress } from '../../domain/member/sign-in/due-popups.ts';
import type { Campaign } from '../../model/payment.ts';
import { Page } from '../../parts/page/page.tsx';
import { internalPath, OperatorLink } from '../../parts/operator-link/operator-link.tsx';
import { bonusLinks } from '../../routes/account-routes.ts';
import { useCachedRead } from '../../state/load/use-cached-read.ts';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { useMinute } from '../../state/device/clock.ts';
import { useServicePlatform } from '../../state/device/service-platform.ts';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import styles from './bonuses.module.css';

/** `/profil/bonuslarim/aktif-kampanyalar` (rule bonus-8). */
export default function CampaignsPage() {
  const now = useMinute();
  const load = useCachedRead('getCampaigns', { query: { platform: useServicePlatform() } });
  return (
    <Page width="wide" back={{ href: bonusLinks.list(), label: 'Bonuslarım' }} contentReady={load.phase !== 'loading'}>
      <LoadedContent
        of={load}
        skeleton={<SkeletonRows label="Kampanyalar yükleniyor…" rows={2} height={180} gap="card" />}
      >
        {(all) => <Campaigns campaigns={activeCampaigns(all, now)} now={now} />}
      </LoadedContent>
    </Page>
  );
}

function Campaigns({ campaigns, now }: { campaigns: readonly Campaign[]; now: number }) {
  if (campaigns.length === 0) {
    return (
      <EmptyState
        icon={<Megaphone size={26} aria-hidden />}
        title="Şu anda aktif kampanya yok"
        text="Yeni kampanyalar başladığında burada görünür."
        action={
          <Link href={bonusLinks.list()} className={buttonClass('quiet')}>
            Bonuslarım
          </Link>
        }
      />
    );
  }
  return (
    <ul className={`stack gap-3 ${styles['campaigns']}`} aria-label="Aktif kampanyalar">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className={`card flex clip gap-2 ${styles['campaign']}`} data-campaign={campaign.id}>
          <CampaignPicture address={campaign.image} />
          <div className={`flex fill pad gap-2 ${styles['words']}`}>
            <h2 className="text-md weight-650">{campaign.title}</h2>
            {campaign.summary !== '' && (
              <p className={`text-sm muted leading-145 ${styles['summary']}`}>{campaign.summary}</p>
            )}
            <p className="text-xs faint">{campaignTime(campaign.endsAt, now)}</p>
            <div className={`flex wrap gap-2 ${styles['ways']}`}>
              {campaign.text !== '' && (
                <Button variant="quiet" onClick={() => showCampaign(campaign)}>
                  Koşulları oku
                </Button>
              )}
              <Way url={campaign.url} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function showCampaign({ title, text, url }: Campaign): void {
  showSheet({
    title,
    content: (
      <div className="stack gap-4">
        <ServerHtml html={text} />
        <Way url={url} />
      </div>
    ),
  });
}

/** Link to the campaign: a page of the product, or an external site in a new tab. No link to this page itself. */
function Way({ url }: { url: string }) {
  const address = campaignAddress(url);
  if (address === '' || internalPath(address) === bonusLinks.campaigns()) return null;
  return (
    <OperatorLink to={address} className={buttonClass('primary')} onClick={hideSheet}>
      Kampanyaya git
    </OperatorLink>
  );
}

/** Decorative picture, because the text is below it. A picture that fails to load takes no space. */
function CampaignPicture({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (address === '' || failed) return null;
  return <img className={styles['picture']} src={address} alt="" loading="lazy" onError={() => setFailed(true)} />;
}
