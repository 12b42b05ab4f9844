import { colors } from '../content/content.ts';
import { heightPx, type SocialCard, widthPx } from './social-card.ts';

/** The firm's name beside its mark. */
interface SocialName {
  text: string;
  /** In pixels. */
  left: number;
}

/** Word joiner: prevents a line break and has no width. The typeface's subset must contain it. */
export const joiner = '\u2060';
/** From this length on, a title is set smaller. */
const longTitleChars = 60;
const [left, titleWidth] = [64, 560];

/** Keeps a word like 'counter-offer' on one line: a word joiner follows its hyphen. */
const keepHyphenated = (text: string) => text.replaceAll('-', `-${joiner}`);

/** @returns styles that place text, in pixels from the upper left corner */
const placeAt = (x: number, y: number) => ({ position: 'absolute', left: x, top: y }) as const;

/**
 * The text of a card. These styles are read by the image renderer, not by a browser, so they
 * are not subject to the content security policy.
 */
export function CardWords({ card, name }: { card: SocialCard; name: SocialName }) {
  const { title, label } = card;
  const size = title.length < longTitleChars ? 78 : 64;
  return (
    <div style={{ display: 'flex', width: widthPx, height: heightPx, color: colors.paper }}>
      <div style={{ ...placeAt(name.left, 64), fontFamily: 'name', fontSize: 22 }}>{name.text}</div>
      <div
        style={{
          ...placeAt(left, 172),
          width: titleWidth,
          fontFamily: 'title',
          fontSize: size,
          lineHeight: 0.96,
          letterSpacing: '-0.034em',
          textWrap: 'balance',
        }}
      >
        {keepHyphenated(title)}
      </div>
      <div style={{ ...placeAt(left, 510), fontFamily: 'label', fontSize: 24, color: colors.mist }}>
        {label}
      </div>
    </div>
  );
}
