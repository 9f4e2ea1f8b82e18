import type { LucideIcon } from 'lucide-react';
import Gift from 'lucide-react/icons/gift';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { Link } from 'wouter';
import { messageMoment } from '../../domain/inbox/message-text.ts';
import type { MessageRow as Row, MessageTopic } from '../../model/message.ts';
import { inboxLinks } from '../../routes/account-routes.ts';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import type { MessageHistoryState } from './message-history-state.ts';
import styles from './messages.module.css';

/** Minimum height in px, as in messages.module.css. */
export const MESSAGE_ROW_HEIGHT_PX = 76;

/** A message of the inbox: title, beginning of the text, and read state. */
export function MessageRow({ message, now }: { message: Row; now: number }) {
  const { id, title, summary, at, read, topic } = message;
  const Icon = icons[topic];
  const state: MessageHistoryState = { read };
  return (
    <Link
      href={inboxLinks.message(id)}
      state={state}
      className={classNames(styles['row'], !read && styles['unread'])}
      data-message={id}
    >
      <span className={classNames('stack muted', styles['picture'], styles[topic])}>
        <Icon size={20} aria-hidden />
      </span>
      <InboxRowContent title={title || 'Mesaj'} summary={summary} at={at} now={now} read={read} />
    </Link>
  );
}

interface InboxRowContentProps {
  title: string;
  summary?: string;
  at: number;
  /** Epoch seconds of today. */
  now: number;
  read: boolean;
}

/** Text of a row, shared by messages and notices. */
export function InboxRowContent({ title, summary = '', at, now, read }: InboxRowContentProps) {
  return (
    <span className={classNames('stack one-column shrink gap-2px', summary === '' && styles['alone'])}>
      <span className="row gap-2">
        <b className={`clamp-2 text-sm weight-550 muted ${styles['title']}`}>{title}</b>
        {!read && (
          <span className={styles['dot']}>
            <span className="visually-hidden">Okunmadı</span>
          </span>
        )}
        <span className={`rigid text-xs muted ${styles['when']} num`}>{messageMoment(at, now)}</span>
      </span>
      {summary !== '' && <span className="clamp-2 text-xs muted">{summary}</span>}
    </span>
  );
}

export function InboxSkeleton({ label }: { label: string }) {
  return <SkeletonRows label={label} rows={5} height={MESSAGE_ROW_HEIGHT_PX} gap="row" />;
}

const icons: Record<MessageTopic, LucideIcon> = {
  account: UserRound,
  campaign: Gift,
  coupon: ReceiptText,
  system: Info,
  other: Mail,
};
