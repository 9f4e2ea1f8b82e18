/** How a retailer's telephone number and place are written. */

/** "02165550011" → "tel:+902165550011" */
export function phoneHref(phoneNumber: string): string {
  return `tel:+9${phoneNumber.replace(/\D/g, '')}`;
}

/** "02165550011" → "0 (216) 555 00 11"; what has another length stays as it came. */
export function phoneText(phoneNumber: string): string {
  const parts = /^0(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phoneNumber.replace(/\D/g, ''));
  return parts === null ? phoneNumber : `0 (${parts[1]}) ${parts[2]} ${parts[3]} ${parts[4]}`;
}

/** "Kadıköy / İstanbul", or whichever of the two is known. */
export function placeText(at: { district?: string | null | undefined; province?: string | null | undefined }): string {
  return [at.district, at.province].filter((name) => name !== undefined && name !== null && name !== '').join(' / ');
}
