import type { ReactNode } from 'react';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { failureText } from '../../../domain/failure-text.ts';
import type { Loaded } from '../../../model/load.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './match-tabs.module.css';

interface TabContentProps<T> {
  of: Loaded<T>;
  /** Text for an empty result. */
  emptyText: { title: string; text: string };
  isEmpty: (value: T) => boolean;
  children: (value: T) => ReactNode;
}

/** A tab with facts about a match. A refusal (rule failure-6) or an empty result is shown as text instead. */
export function TabContent<T>({ of, emptyText: nothing, isEmpty, children }: TabContentProps<T>) {
  return (
    <TabFrame>
      <LoadedContent
        of={of}
        skeleton={<CardsSkeleton />}
        failed={(failure) =>
          isDefinitiveRefusal(failure) ? <EmptyState title={nothing.title} text={failureText(failure)} /> : undefined
        }
      >
        {(value) => (isEmpty(value) ? <EmptyState {...nothing} /> : children(value))}
      </LoadedContent>
    </TabFrame>
  );
}

/** Frame shared by all tabs that consist of cards. */
export function TabFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['tab']} data-answer>
      {children}
    </div>
  );
}

/** Placeholder of cards that are loading. */
export function CardsSkeleton() {
  return (
    <div className="stack gap-3" aria-busy>
      <p className="visually-hidden">Bölüm yükleniyor…</p>
      <Skeleton height={38} radius="full" />
      <Skeleton height={150} radius="l" />
      <Skeleton height={220} radius="l" />
      <Skeleton height={320} radius="l" />
    </div>
  );
}
