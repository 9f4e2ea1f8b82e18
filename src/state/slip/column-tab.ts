/** The chosen tab of the slip's column on a desktop, stored while the browser's tab lives (rule slip-27). */
import { useState } from 'react';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';

export type ColumnTab = 'slip' | 'coupons';

const note = tabNote('slipColumn');

export function useColumnTab(): [current: ColumnTab, choose: (tab: ColumnTab) => void] {
  const [current, setCurrent] = useState<ColumnTab>(() => (note.read() === 'coupons' ? 'coupons' : 'slip'));
  const choose = (tab: ColumnTab): void => {
    setCurrent(tab);
    note.write(tab);
  };
  return [current, choose];
}
