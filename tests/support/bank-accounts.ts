/** The pages of bank accounts, and IBANs for them. */
import type { Locator, Page } from 'playwright';
import { ibanAt } from './ibans.ts';
import { main } from './sign-in.ts';

export const BANK_ACCOUNTS = '/profil/para-cekme/kayitli-banka-hesaplarim';
export const NEW_BANK_ACCOUNT = '/profil/para-cekme/yeni-hesap-ekle';
/** Path of the services for bank accounts. */
export const AREA = 'players/player-account-iban';
/** The example of the official document; its bank takes no payments. */
export const OFFICIAL = 'TR470000100100000350930001';
/** The example IBAN as a player reads it, in groups of four. */
export const OFFICIAL_READ = 'TR47 0000 1001 0000 0350 9300 01';

/** `iban(1)` as a player reads it. */
export const FIRST_READ = 'TR25 0006 4000 0000 0000 0000 01';
export const iban = (place: number, bank = '00064'): string => ibanAt(bank, String(place).padStart(16, '0'));

export const accounts = (page: Page): Locator => page.locator('main [data-bank-account]');
export const recommended = (page: Page): Locator => page.locator('main [data-recommended]');
export const field = (page: Page): Locator => main(page).getByRole('textbox', { name: 'IBAN' });
export const nameOf = (page: Page): Locator => main(page).getByRole('textbox', { name: /^Hesap adı/ });
export const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true });
