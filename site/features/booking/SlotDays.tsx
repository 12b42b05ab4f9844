import type { ReactNode } from 'react';

interface DayProps {
  /** ISO 8601. */
  date: string;
  heading: string;
  /** Level of the heading. */
  level: 2 | 4;
  /** SlotOption elements. */
  children: ReactNode;
}

/** A day as a line with a ring for each free time. */
export function SlotDay({ date, heading, level, children }: DayProps) {
  const id = `day-${date}`;
  const Heading = level === 2 ? 'h2' : 'h4';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out beside its options
    <div className="slot-day split ruled" role="group" aria-labelledby={id}>
      <Heading id={id} className="slot-day-heading balance type-h3" tabIndex={-1}>
        {heading}
      </Heading>
      <div className="slot-day-times">{children}</div>
    </div>
  );
}

interface OptionProps {
  /** As lib/forms/booking.ts writes it. */
  slot: string;
  time: string;
  /** FirmTime, if the firm's time is another one. */
  firmTime: ReactNode;
  /** Who takes the call, unless the same person takes all. */
  person: ReactNode;
  picked?: boolean;
  /** Undefined on the page without a script. */
  onPick?: () => void;
}

/** A free time: a ring, and a dot when it is picked. */
export function SlotOption({ slot, time, firmTime, person, picked, onPick }: OptionProps) {
  return (
    <label className="slot-option on-line">
      <input
        type="radio"
        className="radio"
        name="start"
        value={slot}
        required
        checked={picked}
        onChange={onPick}
      />
      <span className="slot-option-time">{time}</span>
      {firmTime}
      {person && <span className="slot-option-person stretch-92 quiet"> {person}</span>}
    </label>
  );
}

/** The same time in the firm's zone, as one text: translating browsers replace bare text nodes. */
export function FirmTime({ time }: { time: string }) {
  return <span className="quiet">{` ${time}`}</span>;
}
