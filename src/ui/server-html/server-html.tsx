import { useMemo } from 'react';
import { classNames } from '../style/class-names.ts';
import { cleanHtml } from './clean-html.ts';
import styles from './server-html.module.css';

export interface ServerHtmlProps {
  /** As a service sent it. */
  html: string;
  className?: string | undefined;
}

/** The only place of the product that shows HTML of a server, and never as it came. */
export function ServerHtml({ html, className }: ServerHtmlProps) {
  const clean = useMemo(() => cleanHtml(html), [html]);
  // oxlint-disable-next-line react/no-danger
  return <div className={classNames(styles['text'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
