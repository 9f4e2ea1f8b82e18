/**
 * The 156 match status codes of a score block with what a player reads (wire-score-5). Labels are those of the web
 * product where they differ from the mobile one: "D.A" at half time, "Bitti" at the end, "ARA" in a break.
 */

/** Short label of a match status ("2.Y"), for rows and badges; "Canlı" for a code of no meaning. */
export function statusLabel(code: number): string {
  return labels[code]?.[0] ?? 'Canlı';
}

/** Long label of a match status ("2. Yarı"), for headers and screen readers; "Canlı" for a code of no meaning. */
export function statusName(code: number): string {
  return labels[code]?.[1] ?? 'Canlı';
}

/** false for the codes in which no play is expected: not begun, finished, called off (wire-score-4). */
export function isRunning(code: number): boolean {
  return !notRunning.has(code);
}

/** true while play rests between two parts: half time, quarter and extra-time pauses, breaks between innings. */
export function isBreak(code: number): boolean {
  return breaks.has(code);
}

/**
 * Which period, quarter, set, half or game a status is in, from 1; 0 when the status names none (a break, extra time,
 * "live"). The number is the one the period and set lists of a score block use.
 */
export function periodNumber(code: number): number {
  return periods[code] ?? 0;
}

/** The codes of overtime played as one more period after the regular ones. */
export function isOvertime(code: number): boolean {
  return overtimes.has(code);
}

const notRunning = new Set([1, 5, 6, 10, 12, 14, 24, 26, 61, 63, 66, 69, 88, 89]);
const breaks = new Set([
  4, 8, 35, 36, 49, 65, 73, 75, 77, 79, 91, 93, 95, 97, 99, 101, 103, 106, 109, 111, 113, 115, 117, 119, 134, 135, 136,
  137, 146, 148, 150, 152, 154,
]);
const overtimes = new Set([7, 9, 27, 28, 29, 30, 31, 32, 33, 60, 62]);

const periods: Record<number, number> = {
  ...run([2, 3]),
  ...run([15, 16, 17, 18, 37, 38, 39, 40, 41]),
  ...run([19, 20, 21, 22, 23, 42, 43, 44, 45, 46, 138, 139, 140]),
  ...run([72, 74, 76, 78]),
  ...run([80, 81, 82, 83, 84, 85, 86]),
  ...run([141, 142, 143, 144, 145, 147, 149]),
};

/** Codes in playing order → code to 1, 2, 3 … */
function run(codes: number[]): Record<number, number> {
  return Object.fromEntries(codes.map((code, index) => [code, index + 1]));
}

const labels: Record<number, readonly [short: string, long: string]> = {
  1: ['Canlı', 'Canlı'],
  2: ['1.Y', '1. Yarı'],
  3: ['2.Y', '2. Yarı'],
  4: ['D.A', 'Devre Arası'],
  5: ['Bitti', 'Bitti'],
  6: ['Bitti', 'Bitti'],
  7: ['UZ 1.Y', 'Uzatma 1. Yarı'],
  8: ['UZ İY', 'Uzatma Devre Arası'],
  9: ['UZ 2.Y', 'Uzatma 2. Yarı'],
  10: ['UZMS', 'Uzatmalarda Bitti'],
  11: ['PEN', 'Penaltılar'],
  12: ['PENMS', 'Penaltılarla Bitti'],
  13: ['ERT', 'Ertelendi'],
  14: ['İPT', 'Tatil Edildi'],
  15: ['1.P', '1. Periyot'],
  16: ['2.P', '2. Periyot'],
  17: ['3.P', '3. Periyot'],
  18: ['4.P', '4. Periyot'],
  19: ['1.Set', '1. Set'],
  20: ['2.Set', '2. Set'],
  21: ['3.Set', '3. Set'],
  22: ['4.Set', '4. Set'],
  23: ['5.Set', '5. Set'],
  24: ['ERT', 'Ertelendi'],
  25: ['DUR', 'Durduruldu'],
  26: ['İPT', 'İptal Edildi'],
  27: ['3.UZ', '3. Uzatma'],
  28: ['4.UZ', '4. Uzatma'],
  29: ['5.UZ', '5. Uzatma'],
  30: ['6.UZ', '6. Uzatma'],
  31: ['7.UZ', '7. Uzatma'],
  32: ['8.UZ', '8. Uzatma'],
  33: ['9.UZ', '9. Uzatma'],
  34: ['Canlı', 'Canlı'],
  35: ['UZ', 'Uzatmalar Başlayacak'],
  36: ['PEN', 'Penaltılar Başlayacak'],
  37: ['5.P', '5. Periyot'],
  38: ['6.P', '6. Periyot'],
  39: ['7.P', '7. Periyot'],
  40: ['8.P', '8. Periyot'],
  41: ['9.P', '9. Periyot'],
  42: ['6.S', '6. Set'],
  43: ['7.S', '7. Set'],
  44: ['8.S', '8. Set'],
  45: ['9.S', '9. Set'],
  46: ['10.S', '10. Set'],
  47: ['1.D', '1. Devre'],
  48: ['2.D', '2. Devre'],
  49: ['ARA', 'Ara'],
  50: ['1.G', '1. Gün'],
  51: ['1.GS', '1. Gün Sonu'],
  52: ['2.G', '2. Gün'],
  53: ['2.GS', '2. Gün Sonu'],
  54: ['3.G', '3. Gün'],
  55: ['3.GS', '3. Gün Sonu'],
  56: ['4.G', '4. Gün'],
  57: ['4.GS', '4. Gün Sonu'],
  58: ['5.G', '5. Gün'],
  59: ['5.GS', '5. Gün Sonu'],
  60: ['UZ', 'Uzatma'],
  61: ['MS', 'Maç Sonu'],
  62: ['UZ', 'Uzatma'],
  63: ['ARA', 'Ara Verildi'],
  64: ['MBÜ', 'Maç Başlamak Üzere'],
  65: ['UZA', 'Uzatma Arası'],
  66: ['UZS', 'Uzatmalar Bitti'],
  67: ['ERT', 'Askıya Alındı'],
  68: ['HKMN', 'Hükmen'],
  69: ['HKMN', 'Çekilme ile Bitti'],
  70: ['HKMN', 'Hükmen'],
  71: ['HKMN', 'Hükmen'],
  72: ['1.P', '1. Periyot'],
  73: ['2.P', '1. Ara'],
  74: ['2.P', '2. Periyot'],
  75: ['3.P', '2. Ara'],
  76: ['3.P', '3. Periyot'],
  77: ['4.P', '3. Ara'],
  78: ['4.P', '4. Periyot'],
  79: ['4.P', '4. Ara'],
  80: ['1.O', '1. Oyun'],
  81: ['2.O', '2. Oyun'],
  82: ['3.O', '3. Oyun'],
  83: ['4.O', '4. Oyun'],
  84: ['5.O', '5. Oyun'],
  85: ['6.O', '6. Oyun'],
  86: ['7.O', '7. Oyun'],
  87: ['A.S', 'Altın Set'],
  88: ['MS', 'Altın Setle Bitti'],
  89: ['UZ', 'Uzatma (Altın Sayı)'],
  90: ['1.D ÜST', '1. Devre Üst'],
  91: ['ÜA D', 'Devre Arası'],
  92: ['1.D ALT', '1. Devre Alt'],
  93: ['ÜA D', 'Devre Arası'],
  94: ['2.D ÜST', '2. Devre Üst'],
  95: ['ÜA D', 'Devre Arası'],
  96: ['2.D ALT', '2. Devre Alt'],
  97: ['ÜA D', 'Devre Arası'],
  98: ['3.D ÜST', '3. Devre Üst'],
  99: ['ÜA D', 'Devre Arası'],
  100: ['3.D ALT', '3. Devre Alt'],
  101: ['ÜA D', 'Devre Arası'],
  102: ['4.D ÜST', '4. Devre Üst'],
  103: ['ÜA D', 'Devre Arası'],
  104: ['4.D ALT', '4. Devre Alt'],
  105: ['5.D ÜST', '5. Devre Üst'],
  106: ['ÜA D', 'Devre Arası'],
  107: ['5.D ALT', '5. Devre Alt'],
  108: ['6.D ÜST', '6. Devre Üst'],
  109: ['ÜA D', 'Devre Arası'],
  110: ['6.D ALT', '6. Devre Alt'],
  111: ['ÜA D', 'Devre Arası'],
  112: ['7.D ÜST', '7. Devre Üst'],
  113: ['ÜA D', 'Devre Arası'],
  114: ['7.D ALT', '7. Devre Alt'],
  115: ['ÜA D', 'Devre Arası'],
  116: ['8.D ÜST', '8. Devre Üst'],
  117: ['ÜA D', 'Devre Arası'],
  118: ['8.D ALT', '8. Devre Alt'],
  119: ['ÜA D', 'Devre Arası'],
  120: ['9.D ÜST', '9. Devre Üst'],
  121: ['1.DS', '1. Devre Sonu'],
  122: ['2.DS', '2. Devre Sonu'],
  123: ['3.DS', '3. Devre Sonu'],
  124: ['4.DS', '4. Devre Sonu'],
  125: ['5.DS', '5. Devre Sonu'],
  126: ['6.DS', '6. Devre Sonu'],
  127: ['7.DS', '7. Devre Sonu'],
  128: ['8.DS', '8. Devre Sonu'],
  129: ['9.DS', '9. Devre Sonu'],
  130: ['10.DS', '10. Devre Sonu'],
  131: ['3.D', '3. Devre'],
  132: ['4.D', '4. Devre'],
  133: ['UZ.D', 'Uzatma Devresi'],
  134: ['DA', 'Devre Arası'],
  135: ['DA', 'Devre Arası'],
  136: ['DA', 'Devre Arası'],
  137: ['DA', 'Devre Arası'],
  138: ['11.S', '11. Set'],
  139: ['12.S', '12. Set'],
  140: ['13.S', '13. Set'],
  141: ['1.H', '1. Harita'],
  142: ['2.H', '2. Harita'],
  143: ['3.H', '3. Harita'],
  144: ['4.H', '4. Harita'],
  145: ['5.H', '5. Harita'],
  146: ['5.A', '5. Ara'],
  147: ['6.H', '6. Harita'],
  148: ['6.A', '6. Ara'],
  149: ['7.H', '7. Harita'],
  150: ['ÜA D', 'Devre Arası'],
  151: ['9.D ALT', '9. Devre Alt'],
  152: ['ÜA D', 'Devre Arası'],
  153: ['UZ.D ÜST', 'Uzatma Üst Bölümü'],
  154: ['ÜA D', 'Devre Arası'],
  155: ['UZ.D ALT', 'Uzatma Alt Bölümü'],
  156: ['MO', 'Maç Oynanıyor'],
};
