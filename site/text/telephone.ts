/**
 * @param phone as it is displayed, such as (214) 555-0142
 * @returns the address of a phone link (RFC 3966), such as tel:+12145550142
 */
export const formatPhoneLink = (phone: string): string => `tel:${formatWorldPhone(phone)}`;

/** @returns the number with its country code (E.164), such as +12145550142 */
export const formatWorldPhone = (phone: string): string => `+1${phone.replaceAll(/\D/g, '')}`;
