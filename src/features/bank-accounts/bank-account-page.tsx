import { Link, useLocation, useParams } from 'wouter';
import { bankNameOf, bankAccountsView, MAX_ACCOUNT_NAME_LENGTH } from '../../domain/bank-account/bank-accounts-view.ts';
import { ibanText } from '../../domain/bank-account/iban.ts';
import { isAccountMissing, withRefusalAdvice } from './bank-account-refusals.ts';
import type { BankAccount } from '../../model/payment.ts';
import { openConfirm } from '../../parts/confirm/confirm.tsx';
import { Page } from '../../parts/page/page.tsx';
import { bankAccountLinks } from '../../routes/account-routes.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useIsMounted } from '../../state/engine/use-action.ts';
import { useRead } from '../../state/load/use-read.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './bank-accounts.module.css';
import { UNKNOWN_OUTCOME_TEXT, outcomeText } from '../../domain/outcome-text.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import type { FlagBinding } from '../../ui/form/field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { useNewerServerValues } from '../../ui/form/use-newer-server-values.ts';
import { updateAccount } from './update-account.ts';

/**
 * `/profil/para-cekme/kayitli-banka-hesaplarim/{id}`: an account: name, default flag, removal (rules wallet-7, bank-4).
 */
export default function BankAccountPage() {
  const { id = '' } = useParams();
  const [, navigate] = useLocation();
  const load = useRead('getBankAccount', { parameters: { id } });
  const list = useRead('getBankAccounts', {});
  // Used here and not in a child: a deleted account is removed from the page before the response reaches a child.
  const stillHere = useIsMounted(id);
  const leave = (): void => {
    if (stillHere()) navigate(bankAccountLinks.list(), { replace: true });
  };
  return (
    <Page
      width="form"
      back={{ href: bankAccountLinks.list(), label: 'Banka hesaplarım' }}
      contentReady={load.phase !== 'loading'}
    >
      <LoadedContent
        of={load}
        skeleton={<Skeleton height={320} />}
        failed={(failure) =>
          isAccountMissing(failure) ? <NoSuchAccount /> : <FailureNotice failure={failure} onRetry={load.retry} />
        }
      >
        {(account) => (
          <>
            <Facts account={account} />
            {account.status !== 'unknown' && (
              <AccountForm
                key={account.id}
                account={account}
                first={list.value !== undefined && bankAccountsView(list.value).lacksDefault}
                onDone={leave}
              />
            )}
            <Button variant="quiet" wide className={styles['remove']} onClick={() => askToDelete(account, leave)}>
              {account.status === 'hold' ? 'Öneriyi kaldır' : 'Hesabı sil'}
            </Button>
          </>
        )}
      </LoadedContent>
    </Page>
  );
}

function askToDelete(account: BankAccount, onDone: () => void): void {
  const held = account.status === 'hold';
  openConfirm({
    title: held ? 'Öneri kaldırılsın mı?' : 'Hesap silinsin mi?',
    children: `${ibanText(account.iban)} ${held ? 'bir daha önerilmez.' : 'kayıtlı hesaplarından çıkar. İstersen yeniden ekleyebilirsin.'}`,
    confirmText: held ? 'Öneriyi kaldır' : 'Hesabı sil',
    busyText: 'Siliniyor…',
    onConfirm: async () => {
      const input = { parameters: { id: account.id }, body: {} };
      return withRefusalAdvice(await writeService('deleteBankAccount', input), 'delete');
    },
    onDone,
  });
}

function Facts({ account }: { account: BankAccount }) {
  return (
    <dl className={`card stack pad gap-3 text-sm ${styles['facts']}`}>
      <Fact label="Banka" value={bankNameOf(account)} />
      <Fact label="IBAN" value={ibanText(account.iban)} />
      <Fact label="Hesap sahibi" value={account.owner} />
      <Fact label="Durum" value={statusTexts[account.status]} />
    </dl>
  );
}

const statusTexts: Record<BankAccount['status'], string> = {
  active: 'Kullanılabilir',
  hold: 'Onayını bekliyor',
  unknown: 'Şu anda kullanılamıyor',
};

function Fact({ label, value }: { label: string; value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

function NoSuchAccount() {
  return (
    <EmptyState
      title="Banka hesabı bulunamadı"
      text="Silinmiş ya da adresi yanlış olabilir."
      action={
        <Link href={bankAccountLinks.list()} className={buttonClass('primary')}>
          Hesaplarıma git
        </Link>
      }
    />
  );
}

interface AccountFormProps {
  account: BankAccount;
  /** True when the player has no default account yet: this account becomes the default. */
  first: boolean;
  onDone: () => void;
}

/** Form for an account's name and its default flag. For an account on hold, saving also confirms it. */
function AccountForm({ account, first, onDone }: AccountFormProps) {
  const facts = { name: account.name, isDefault: account.isDefault };
  const form = useForm({
    initial: facts,
    check: () => ({}),
    submit: async ({ name, isDefault }) => {
      const result = await updateAccount(account, { name, makeDefault: isDefault && !account.isDefault });
      if (!result.ok) return { form: outcomeText(result.failure, UNKNOWN_OUTCOME_TEXT) };
      onDone();
      return null;
    },
  });
  useNewerServerValues(form, facts);
  useReloadDeferral(form.values.name !== facts.name || form.values.isDefault !== facts.isDefault);
  const held = account.status === 'hold';
  return (
    <FormFrame of={form} label="Banka hesabı" submit={held ? 'Hesabı onayla' : 'Kaydet'} busyText="Kaydediliyor…">
      <TextField
        label="Hesap adı"
        hint="Boş bırakırsan bankanın adı yazılır."
        maxLength={MAX_ACCOUNT_NAME_LENGTH}
        autoComplete="off"
        {...form.text('name')}
      />
      <DefaultChoice account={account} first={first} flag={form.flag('isDefault')} />
    </FormFrame>
  );
}

interface DefaultChoiceProps extends Pick<AccountFormProps, 'account' | 'first'> {
  flag: FlagBinding;
}

/** The flag can be set but not cleared: one account is always the default (rule bank-2). */
function DefaultChoice({ account, first, flag }: DefaultChoiceProps) {
  if (account.isDefault) {
    return (
      <p className={`text-sm muted leading-145 ${styles['fact']}`}>
        Varsayılan hesabın. Değiştirmek için başka bir hesabını varsayılan yap.
      </p>
    );
  }
  if (first)
    return (
      <p className={`text-sm muted leading-145 ${styles['fact']}`}>
        Varsayılan başka hesabın yok, bu hesap varsayılan olur.
      </p>
    );
  return <CheckboxField label="Varsayılan hesabım olsun" {...flag} />;
}
