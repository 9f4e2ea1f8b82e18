/** IBANs as banks give them (wire-account-1). */

/** Returns the IBAN with the check digits of ISO 13616: T and R are 29 and 27. */
export function ibanWithCheckDigits(bankCode: string, number: string): string {
  const rest = `${bankCode}0${number.padStart(16, '0')}`;
  const check = 98n - (BigInt(`${rest}292700`) % 97n);
  return `TR${String(check).padStart(2, '0')}${rest}`;
}
