/** The encodings in which the build holds its files, the smaller one first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number] | 'identity';

/** What no client refuses comes last, unless the client names it (RFC 9110, section 12.5.3). */
const unnamedIdentity = 0.0001;

/**
 * The encoding that a client likes best among those at hand. One that refuses them all, and
 * `identity` as well, gets `identity`: a page that it may not read is better than none.
 * @param accepted the header `Accept-Encoding`
 */
export function chooseEncoding(
  accepted: string | undefined,
  atHand: readonly Encoding[],
): Encoding {
  if (!accepted) return 'identity';
  const weights = weightsOf(accepted);
  let best: Encoding = 'identity';
  let most = weights.get('identity') ?? unnamedIdentity;
  for (const encoding of encodings) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    const better = weight > most || (weight === most && best === 'identity');
    if (!better || weight === 0 || !atHand.includes(encoding)) continue;
    best = encoding;
    most = weight;
  }
  return best;
}

function weightsOf(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    const quality = parameters.find((parameter) => /^\s*q\s*=/i.test(parameter));
    const weight = quality === undefined ? 1 : Number(quality.split('=')[1]);
    // A weight that is no number says nothing good about the rest.
    weights.set(name.trim().toLowerCase(), weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
