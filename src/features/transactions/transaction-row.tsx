import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Clock from 'lucide-react/icons/clock';
import Gift from 'lucide-react/icons/gift';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import { Link } from 'wouter';
import { moneyText, signedMoneyText } from '../../domain/number-text.ts';
import { clockTime } from '../../domain/time.ts';
import { signedAmount } from './money-flow.ts';
import { type TransactionTopic, isPoolTransaction, transactionTitle, transactionTopic } from './kinds.ts';
import type { Transaction } from '../../model/payment.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { showSheet } from '../../state/overlays/dialogs.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './transactions.module.css';
import { fullMomentText } from './dates.ts';

interface TransactionRowProps {
  transaction: Transaction;
  /** "Rennes - Angers +2 maç" of its coupon; '' if unknown. */
  couponTitle: string;
}

/** A transaction; one made by a coupon links to it, any other opens its details. */
export function TransactionRow({ transaction, couponTitle }: TransactionRowProps) {
  const { id, couponId } = transaction;
  const content = <Movement transaction={transaction} couponTitle={couponTitle} />;
  if (couponId !== null) {
    return (
      <Link
        href={isPoolTransaction(transaction) ? couponLinks.poolCoupon(couponId) : couponLinks.couponDetail(couponId)}
        className={`stack middle gap-3 ${styles['row']}`}
        data-transaction={id}
      >
        {content}
      </Link>
    );
  }
  const open = (): void =>
    showSheet({ title: transactionTitle(transaction), content: <TransactionDetail transaction={transaction} /> });
  return (
    <button
      type="button"
      className={`stack middle gap-3 ${styles['row']}`}
      data-transaction={id}
      aria-haspopup="dialog"
      onClick={open}
    >
      {content}
    </button>
  );
}

/** The title says what was played where that is known; then the kind takes the place of the coupon's number. */
function Movement({ transaction, couponTitle }: TransactionRowProps) {
  const { at, type, description, balance, pocket } = transaction;
  const effect = signedAmount(transaction);
  const topic = transactionTopic(type);
  const Icon = icons[topic];
  const kind = transactionTitle(transaction);
  const facts = couponTitle === '' ? [clockTime(at), description] : [kind, clockTime(at)];
  return (
    <>
      <span className={classNames('stack muted', styles['picture'], styles[topic], effect > 0 && styles['came'])}>
        <Icon size={20} aria-hidden />
      </span>
      <span className="stack shrink gap-2px">
        <b className={classNames('text-sm weight-650', styles['title'], couponTitle !== '' && styles['played'])}>
          {couponTitle || kind}
        </b>
        <span className="text-xs muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={`stack shrink gap-2px ${styles['money']} num`}>
        <b translate="no" className={effect > 0 ? styles['in'] : undefined}>
          {signedMoneyText(effect)}
        </b>
        {balance !== null && (
          <span className="text-xs muted">
            {pocket === 'bonus' ? 'bonus' : 'bakiye'} <span translate="no">{moneyText(balance)}</span>
          </span>
        )}
      </span>
    </>
  );
}

const icons: Record<TransactionTopic, typeof Clock> = {
  coupon: ReceiptText,
  prize: Trophy,
  transfer: Wallet,
  waiting: Clock,
  bonus: Gift,
  other: ArrowLeftRight,
};

/** All known facts of a transaction, for its sheet. */
function TransactionDetail({ transaction }: { transaction: Transaction }) {
  const { id, at, description, balance, pocket, iban } = transaction;
  const facts: [label: string, value: string][] = [
    ['Tarih', fullMomentText(at)],
    ['Tutar', signedMoneyText(signedAmount(transaction))],
    [pocket === 'bonus' ? 'İşlem sonrası bonus' : 'İşlem sonrası bakiye', balance === null ? '' : moneyText(balance)],
    ['Açıklama', description],
    ['Banka hesabı', iban],
    ['İşlem no', id],
  ];
  return (
    <dl className={`stack gap-3 ${styles['detail']}`}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
