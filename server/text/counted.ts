/** `1 lead`, `2 leads`, `0 deliveries`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
