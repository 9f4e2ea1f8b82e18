import { useId } from 'react';
import { ServerHtml } from '../../ui/server-html/server-html.tsx';
import styles from './html-section.module.css';

interface HtmlSectionProps {
  /** '' renders no heading. */
  title: string;
  /** Raw HTML of the service; `ServerHtml` sanitises it. */
  html: string;
}

/** Section of a page whose HTML comes from the content service. */
export default function HtmlSection({ title, html }: HtmlSectionProps) {
  const id = useId();
  return (
    <section
      className={`card stack pad gap-2 ${styles['section']}`}
      aria-labelledby={title === '' ? undefined : id}
      data-html-section=""
    >
      {title !== '' && (
        <h2 id={id} className="text-md weight-700">
          {title}
        </h2>
      )}
      <ServerHtml html={html} />
    </section>
  );
}
