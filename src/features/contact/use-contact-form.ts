import { useEffect, useRef, useState } from 'react';
import {
  type ContactForm,
  contactBody,
  contactFaults,
  prefilledContact,
  VISITOR_OWNER,
} from '../../domain/contact/contact-form.ts';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import type { Player } from '../../model/player.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { isOnline } from '../../state/engine/online.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { clearContactDraft, storeContactDraft, readContactDraft } from '../../state/member/contact-draft.ts';
import { useBotCheck, withBotCheck } from '../../state/operator/bot-check.ts';
import { useSession } from '../../state/member/session.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';

/** The contact form: drafts survive a reload of the tab, known facts of a member are filled in, and it is sent once. */
export function useContactForm(onSent: () => void): Form<ContactForm> {
  const { player } = useSession();
  const owner = player?.playerNo ?? VISITOR_OWNER;
  const begins = prefilledContact(player);
  const [initial] = useState(() => readContactDraft(begins, owner));
  const form = useForm<ContactForm>({
    initial,
    check: contactFaults,
    submit: async (values) => {
      if (!isOnline()) return { form: CONTACT_OFFLINE_TEXT };
      const body = contactBody(values);
      const result = await withBotCheck('contactUs', (checked) => writeService('contactUs', { body, ...checked }));
      if (!result.ok) return { form: outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT) };
      clearContactDraft();
      onSent();
      return null;
    },
  });
  const { values, changed } = form;
  useFilledIn(player, form);
  useEffect(() => {
    storeContactDraft(values, begins, owner);
    // The initial values depend on the player alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [values, player, owner]);
  useBotCheck();
  useReloadDeferral(changed || values.message !== '');
  return form;
}

export const CONTACT_OFFLINE_TEXT = 'Çevrimdışısın. Yazdıkların burada duruyor; bağlantın gelince gönderebilirsin.';

/** Fills in empty fields once when the player is known after the form was opened; other fields stay unchanged. */
function useFilledIn(player: Player | null, { values, set }: Form<ContactForm>): void {
  const filled = useRef<number | null>(null);
  useEffect(() => {
    if (player === null || player.phoneNumber === null || filled.current === player.playerNo) return;
    filled.current = player.playerNo;
    const known = prefilledContact(player);
    for (const name of ['name', 'surname', 'phoneNumber', 'email'] as const) {
      if (values[name] === '' && known[name] !== '') set(name, known[name]);
    }
  });
}
