/** The accounts service: banks a player sends money to, and banks that have games of chance in their menus. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Handlers } from '../../http/service-route.ts';

type Ways = WireResponse<'getDepositWays'>;

const OWNER = 'TRİBÜN ELEKTRONİK BAHİS A.Ş.';

export function accountsHandlers(accounts: Accounts) {
  return {
    getDepositWays: ({ bearer }): Ways => {
      const { playerNo } = accounts.accountOfToken(bearer());
      return {
        moneyTransferBankAccounts: transferBanks.map(({ code, name, branch, closed = false }, place) => ({
          bankCode: code,
          bankName: name,
          logo: '',
          accountOwner: OWNER,
          branchName: branch,
          branchCode: String(410 + place * 37),
          accountNumber: String(76_210_048 + place * 1_311),
          iban: ibanWithCheckDigits(code, String(76_210_048 + place * 1_311)),
          description: String(playerNo),
          isActive: !closed,
        })),
        gamesOfChanceBankAccounts: menuBanks.map(({ code, name, channels, path }) => ({
          bankCode: code,
          bankName: name,
          logo: '',
          channels: channels.map((channel) => ({ code: channel, name: channelNames[channel] })),
          menuPath: path,
          isActive: true,
        })),
        sportotoAccountName: 'Tribün',
      };
    },
  } satisfies Handlers<'accounts'>;
}

const transferBanks: readonly { code: string; name: string; branch: string; closed?: true }[] = [
  { code: '00010', name: 'Ziraat Bankası', branch: 'Levent Kurumsal' },
  { code: '00062', name: 'Garanti BBVA', branch: 'Maslak Ticari' },
  { code: '00064', name: 'İş Bankası', branch: 'Yenişehir' },
  { code: '00046', name: 'Akbank', branch: 'Şişli Ticari' },
  { code: '00067', name: 'Yapı Kredi', branch: 'Gayrettepe' },
  { code: '00134', name: 'Denizbank', branch: 'Esentepe', closed: true },
];

const channelNames = {
  1: 'İnternet şubesi',
  2: 'Mobil uygulama',
  3: 'ATM',
  4: 'Şube',
  5: 'Telefon bankacılığı',
} as const;

const menuBanks: readonly { code: string; name: string; channels: (1 | 2 | 3 | 4 | 5)[]; path: string }[] = [
  { code: '00010', name: 'Ziraat Bankası', channels: [1, 2, 3], path: 'Ödemeler > Şans Oyunları > Bahis Yükleme' },
  { code: '00015', name: 'VakıfBank', channels: [1, 2, 3, 4], path: 'Ödemeler > Şans Oyunları' },
  { code: '00012', name: 'Halkbank', channels: [1, 2], path: 'Ödeme İşlemleri > Şans Oyunları' },
  { code: '00062', name: 'Garanti BBVA', channels: [1, 2, 3, 5], path: 'Ödemeler > Şans Oyunları Ödemeleri' },
  { code: '00205', name: 'Kuveyt Türk', channels: [2, 3], path: 'Ödemeler > Oyun ve Eğlence > Şans Oyunları' },
];

/** Returns the IBAN as banks write it (wire-account-1), with the check digits of ISO 13616: T and R are 29 and 27. */
function ibanWithCheckDigits(bankCode: string, number: string): string {
  const rest = `${bankCode}0${number.padStart(16, '0')}`;
  const check = 98n - (BigInt(`${rest}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${rest}`;
}
