import BellRing from 'lucide-react/icons/bell-ring';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import { unreadText } from '../../domain/inbox/message-text.ts';
import { phoneText } from '../../domain/member/fields/contact-details.ts';
import { lacksPhone } from '../../domain/member/retailer/required-retailer.ts';
import type { Player, PlayerBalances } from '../../model/player.ts';
import { Group } from '../../parts/page/group.tsx';
import { useAccountMenu } from '../../parts/page/account-menu.ts';
import type { MenuEntry } from '../../parts/page/page-context.ts';
import { Page } from '../../parts/page/page.tsx';
import { Survey } from '../../parts/survey/survey.tsx';
import { helpLinks } from '../../routes/content-routes.ts';
import { followingPatterns } from '../../routes/following-routes.ts';
import { useRead } from '../../state/load/use-read.ts';
import { inboxPatterns, accountPatterns, bankAccountPatterns } from '../../routes/account-routes.ts';
import { useSession } from '../../state/member/session.ts';
import { signOut } from '../../state/member/session-calls.ts';
import { requestDialog } from '../../state/overlays/dialogs.ts';
import { accountFacts } from './account-facts.ts';
import { AccountStatus } from './account-status.tsx';
import { BalanceCard } from './balance-card.tsx';
import { ProfileEntry } from './profile-entry.tsx';
import { ProfileHead } from './profile-head.tsx';

/** Start page of the account: the member, balances, and links to the account's pages. */
export default function ProfilePage() {
  const { player, balances, unread } = useSession();
  if (player === null) return null;
  return (
    <Page heading="none">
      <ProfileHead player={player} unread={unread} />
      <BalanceCard />
      <AccountStatus player={player} retailer={balances === null ? player.retailer : balances.retailer} />
      <Group title="Hesabım" list>
        <ProfileEntry
          Icon={BellRing}
          label="Takip"
          detail="Takip ettiğin maçlar ve takımlar"
          href={followingPatterns.list}
        />
        <MenuEntries group="Hesabım" player={player} balances={balances} />
      </Group>
      <Group title="Güvenlik" list>
        <ProfileEntry
          Icon={Smartphone}
          label="Telefon doğrulama"
          detail={lacksPhone(player) ? 'Telefon numaranı ekle' : phoneText(player.phoneNumber ?? '')}
          onOpen={() => requestDialog('phone')}
        />
        <ProfileEntry
          Icon={Mail}
          label="E-posta doğrulama"
          detail={player.email === '' ? 'E-posta adresini ekle' : (player.email ?? '')}
          badge={player.isMailVerified ? 'Doğrulandı' : 'Doğrulanmadı'}
          isPositive={player.isMailVerified}
          onOpen={() => requestDialog('mail')}
        />
        <MenuEntries group="Güvenlik" player={player} balances={balances} />
      </Group>
      <Group title="Yardım" list>
        <ProfileEntry
          Icon={LifeBuoy}
          label="Yardım merkezi"
          detail="En çok sorulanlar, oyun kuralları"
          href={helpLinks.home()}
        />
        <ProfileEntry
          Icon={HeartHandshake}
          label="Sorumlu oyun"
          detail="Bütçeni ve süreni önceden belirle"
          href={helpLinks.responsibleGaming()}
        />
      </Group>
      <Survey of="general" />
      <Group title="Oturum" titleHidden list>
        <ProfileEntry Icon={LogOut} label="Çıkış yap" onOpen={() => void signOut()} hasChevron={false} />
        <ProfileEntry
          Icon={MonitorSmartphone}
          label="Tüm cihazlardan çıkış yap"
          onOpen={() => requestDialog('signOutEverywhere')}
          hasChevron={false}
        />
      </Group>
    </Page>
  );
}

interface MenuEntriesProps {
  group: MenuEntry['group'];
  player: Player;
  balances: PlayerBalances | null;
}

/** Links to the account's pages of one group. */
function MenuEntries({ group, player, balances }: MenuEntriesProps) {
  const { unread } = useSession();
  const retailer = balances === null ? player.retailer : balances.retailer;
  const details: Partial<Record<string, string>> = {
    [accountPatterns.registeredRetailer]: retailer?.name ?? 'Henüz bayi seçmedin',
    [inboxPatterns.messages]: unreadText(unread),
  };
  const banks = useRead('getBankAccounts', {}).value ?? null;
  const bank = accountFacts(player, retailer, banks).find(({ part, state }) => part === 'bank' && state === 'due');
  return useAccountMenu(player)
    .filter((entry) => entry.group === group)
    .map(({ path, icon, label, href, detail = details[path] }) => (
      <ProfileEntry
        key={path}
        Icon={icon}
        label={label}
        href={href}
        {...(detail === undefined ? {} : { detail })}
        {...(path === bankAccountPatterns.list && bank !== undefined && { badge: bank.text })}
      />
    ));
}
