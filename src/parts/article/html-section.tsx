import { useId } from 'react';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import styles from './html-section.module.css';

export interface HtmlSectionProps {
  /** '' for none. */
  title: string;
  /** As a service sent it. */
  html: string;
}

/** A part of a page that the content service wrote. */
export default function HtmlSection({ title, html }: HtmlSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={title === '' ? undefined : id} data-html-section="">
      {title !== '' && (
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
      )}
      <ServerHtml html={html} />
    </section>
  );
}
