import { useState } from 'react';
import type { CallInputOf } from '../../contract/services/calls.ts';
import { failureText } from '../../domain/failure-text.ts';
import { phoneText } from '../../domain/member/fields/phone.ts';
import { hideSheet, showNotice } from '../../state/overlays/dialogs.ts';
import { writeService } from '../../state/engine/services.ts';
import { reloadPlayer } from '../../state/member/session.ts';
import { CodeStep } from './verification-code.tsx';
import { PhoneStep } from './phone-step.tsx';

/** Phone, then the six digits of the SMS, then a word of success (player-account §2); in a sheet or on a page. */
export default function PhoneVerification({ onVerified = hideSheet }: { onVerified?: () => void }) {
  const [typed, setTyped] = useState<CallInputOf<'sendPhoneCode'>['body'] | null>(null);
  const [sent, setSent] = useState(false);

  const send = async (to: CallInputOf<'sendPhoneCode'>['body']): Promise<string | null> => {
    setTyped(to);
    const result = await writeService('sendPhoneCode', { body: to });
    if (!result.ok) return failureText(result.failure);
    setSent(true);
    return null;
  };
  const verify = async (code: string): Promise<string | null> => {
    const result = await writeService('verifyPhone', { query: { code } });
    if (!result.ok) return failureText(result.failure);
    onVerified();
    showNotice({
      title: 'Telefon numaran doğrulandı',
      content: 'Kodların ve bilgilendirmelerin artık bu numaraya gelecek.',
      buttonText: 'Kapat',
    });
    void reloadPlayer();
    return null;
  };

  if (!sent || typed === null) return <PhoneStep typed={typed} onSend={send} />;
  return (
    <CodeStep
      bySms
      sentTo={phoneText(typed.phoneNumber)}
      backText="Telefon numarasını değiştir"
      onBack={() => setSent(false)}
      onVerify={verify}
      onResend={() => send(typed)}
    />
  );
}
