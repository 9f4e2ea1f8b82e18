import { useMemo } from 'react';
import { classNames } from '../style/class-names.ts';
import { cleanHtml } from './clean-html.ts';
import styles from './server-html.module.css';

interface ServerHtmlProps {
  /** Raw HTML of a service. */
  html: string;
  className?: string | undefined;
}

/** The only component that renders HTML of a server, always sanitised. */
export function ServerHtml({ html, className }: ServerHtmlProps) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  // oxlint-disable-next-line react/no-danger
  return <div className={classNames(styles['text'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
