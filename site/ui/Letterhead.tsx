import region from 'virtual:region';
import controls from 'virtual:words/controls';
import type { ComponentProps } from 'react';
import { Line, Ring } from '../motion/Line.tsx';
import { useHydrated } from './form-hooks.ts';
import { Logo } from './Logo.tsx';
import './heads.css';

/** The firm on a printed sheet. */
export interface LetterheadFirm extends ComponentProps<typeof Logo> {
  address: string;
  phone: string;
  email: string;
}

interface Props {
  firm: LetterheadFirm;
  /** Title of a sheet without its own heading. */
  title?: string;
}

/** The head of a printed sheet: logo, address, date and the line. */
export function Letterhead({ firm: { address, phone, email, ...logo }, title }: Props) {
  const hydrated = useHydrated();
  return (
    <div className="letterhead on-paper">
      <div className="letterhead-row">
        <Logo {...logo} />
        <address className="type-small">
          {[address, `${phone} · ${email}`].map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        {/* Without a script it stays blank, to fill in by hand. */}
        <p className="letterhead-date type-small">
          {controls.date} {hydrated && <time>{dateFormat.format(new Date())}</time>}
        </p>
      </div>
      <div className="filled-row above-12">
        <Line className="straight-h letterhead-run" />
        <Ring className="middle-ring" />
      </div>
      {title && <p className="above-16 type-tile">{title}</p>}
    </div>
  );
}

const dateFormat = new Intl.DateTimeFormat(region.locale, { dateStyle: 'long' });
