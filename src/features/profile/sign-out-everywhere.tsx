import { Confirm } from '../../parts/confirm/confirm.tsx';
import { signOutEverywhere } from '../../state/member/session-calls.ts';

/** Confirmation before signing out on every device, which cannot be undone. */
export default function SignOutEverywhere() {
  return (
    <Confirm confirmText="Hepsinden çıkış yap" busyText="Çıkış yapılıyor…" onConfirm={signOutEverywhere}>
      Hesabının açık olduğu bütün telefon, tablet ve bilgisayarlarda oturumun kapanacak. Bu cihaz da buna dahil.
    </Confirm>
  );
}
