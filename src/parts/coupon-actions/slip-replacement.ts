/** Question before a coupon takes the place of the slip's selections. @param selected number of these selections */
export const slipReplacement = (selected: number) => ({
  title: 'Kuponun değişsin mi?',
  children: `Kuponundaki ${selected} seçimin yerini bu kupon alır.`,
  confirmText: 'Yerine koy',
});
