import type { ReactNode } from 'react';
import styles from './chart-table.module.css';

interface ChartTableProps {
  /** Name of the table, for screen readers. */
  caption: string;
  /** Heads of the columns; the first is that of the row heads. */
  columns: readonly string[];
  /** Rows, each with a `th` first. */
  children: ReactNode;
}

/** The values of a chart as a table, which opens below it. */
export function ChartTable({ caption, columns, children }: ChartTableProps) {
  return (
    <details className={styles['table']}>
      <summary>Tablo olarak göster</summary>
      <table className="num">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}
