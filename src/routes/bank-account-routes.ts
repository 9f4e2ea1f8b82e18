/** Addresses of a member's bank accounts; a separate file, because only lazily loaded pages use them. */
export const bankAccountPatterns = {
  list: '/profil/para-cekme/kayitli-banka-hesaplarim',
  one: '/profil/para-cekme/kayitli-banka-hesaplarim/:id',
  add: '/profil/para-cekme/yeni-hesap-ekle',
} as const;

export const bankAccountLinks = {
  list: (): string => bankAccountPatterns.list,
  one: (id: string): string => `${bankAccountPatterns.list}/${encodeURIComponent(id)}`,
  add: (): string => bankAccountPatterns.add,
};
