import {
  KeyRound,
  LogOut,
  Mail,
  MonitorSmartphone,
  ReceiptText,
  Settings,
  Smartphone,
  Store,
  Users,
} from 'lucide-react';
import { links } from '../../routes/routes.ts';
import type { Player, PlayerBalances } from '../../model/player.ts';
import { lacksPhone } from '../../domain/member/retailer/required-retailer.ts';
import { phoneText } from '../../domain/member/fields/phone.ts';
import { openDialog } from '../../state/overlays/asked-dialog.ts';
import { signOut, useSession } from '../../state/member/session.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { BalanceCard } from './balance-card.tsx';
import { ProfileEntry } from './profile-entry.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';

/** A member's home: who they are, what they have, and the ways on. */
export default function ProfilePage() {
  const { player, balances, unread } = useSession();
  usePageTitle('Profil');
  useFirstScreen(true);
  if (player === null) return null;
  return (
    <div className={styles['page']}>
      <ProfileHead player={player} unread={unread} />
      <BalanceCard />
      <Entries player={player} balances={balances} />
    </div>
  );
}

function Entries({ player, balances }: { player: Player; balances: PlayerBalances | null }) {
  const retailer = balances === null ? player.retailer : balances.retailer;
  const verified = player.isMailVerified;
  return (
    <>
      <section className={styles['group']} aria-labelledby="profil-hesap">
        <h2 id="profil-hesap" className={styles['heading']}>
          Hesabım
        </h2>
        <ul className={styles['list']}>
          <ProfileEntry Icon={ReceiptText} label="Kuponlarım" href={links.coupons()} />
          {player.isCustomRetailer && (
            <ProfileEntry Icon={Users} label="Müşteri kuponları" href={links.retailerCoupons()} />
          )}
          <ProfileEntry
            Icon={Store}
            label="Kayıtlı bayi bilgilerim"
            detail={retailer?.name ?? 'Henüz bayi seçmedin'}
            href={links.registeredRetailer()}
          />
          <ProfileEntry
            Icon={Settings}
            label="Ayarlar"
            detail="Oranlar, görünüm, bildirimler"
            href={links.settings()}
          />
        </ul>
      </section>
      <section className={styles['group']} aria-labelledby="profil-guvenlik">
        <h2 id="profil-guvenlik" className={styles['heading']}>
          Güvenlik
        </h2>
        <ul className={styles['list']}>
          <ProfileEntry
            Icon={Smartphone}
            label="Telefon doğrulama"
            detail={lacksPhone(player) ? 'Telefon numaranı ekle' : phoneText(player.phoneNumber ?? '')}
            onOpen={() => openDialog('phone')}
          />
          <ProfileEntry
            Icon={Mail}
            label="E-posta doğrulama"
            detail={player.email ?? 'E-posta adresini ekle'}
            mark={verified ? 'Doğrulandı' : 'Doğrulanmadı'}
            good={verified}
            onOpen={() => openDialog('mail')}
          />
          <ProfileEntry Icon={KeyRound} label="Şifre değiştir" href={links.changePassword()} />
        </ul>
      </section>
      <section className={styles['group']} aria-label="Oturum">
        <ul className={styles['list']}>
          <ProfileEntry Icon={LogOut} label="Çıkış yap" onOpen={() => void signOut(false)} leads={false} />
          <ProfileEntry
            Icon={MonitorSmartphone}
            label="Tüm cihazlardan çıkış yap"
            onOpen={() => openDialog('signOutEverywhere')}
            leads={false}
          />
        </ul>
      </section>
    </>
  );
}
