import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Sign } from '../../ui/Sign.tsx';

interface Props
  extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'value' | 'onChange'> {
  label: string;
  /** An option for each zone. */
  children: ReactNode;
}

/** Selects the time zone in which times are shown. */
export function ZoneSelect({ label, children, ...select }: Props) {
  return (
    <div className="zone-select field">
      <label className="field-label" htmlFor="zone-select">
        {label}
      </label>
      <div className="field-line">
        <select id="zone-select" className="zone-select-control field-control" {...select}>
          {children}
        </select>
        <Sign name="chevron" className="zone-select-sign" />
      </div>
    </div>
  );
}
