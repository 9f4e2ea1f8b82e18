/** Address of withdrawing. Apart from the other addresses: only pages that come by need name it. */
export const WITHDRAW = '/profil/para-cekme';
