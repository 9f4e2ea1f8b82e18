import type { ReactNode } from 'react';
import { isAnswer } from '../../../contract/errors.ts';
import { failureText } from '../../../domain/failure-text.ts';
import type { Loaded } from '../../../model/load.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Shown } from '../../../ui/feedback/shown.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './answer.module.css';

export interface AnswerProps<T> {
  of: Loaded<T>;
  /** What a tab says of an answer with nothing in it. */
  nothing: { title: string; text: string };
  isEmpty: (value: T) => boolean;
  children: (value: T) => ReactNode;
}

/** What a service knows of a match, in the place of a tab. Refused (rule failure-6) or empty, it says so; nothing moves. */
export function Answer<T>({ of, nothing, isEmpty, children }: AnswerProps<T>) {
  return (
    <TabFrame>
      <Shown
        of={of}
        skeleton={<CardsSkeleton />}
        failed={(failure) =>
          isAnswer(failure) ? <EmptyState title={nothing.title} text={failureText(failure)} /> : undefined
        }
      >
        {(value) => (isEmpty(value) ? <EmptyState {...nothing} /> : children(value))}
      </Shown>
    </TabFrame>
  );
}

/** The place of a tab made of cards, in every tab the same. */
export function TabFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['tab']} data-answer>
      {children}
    </div>
  );
}

/** The place of cards that are on their way. */
export function CardsSkeleton() {
  return (
    <div className={styles['cards']} aria-busy>
      <p className="visually-hidden">Bölüm yükleniyor…</p>
      <Skeleton height={38} radius="full" />
      <Skeleton height={150} radius="l" />
      <Skeleton height={220} radius="l" />
      <Skeleton height={320} radius="l" />
    </div>
  );
}
