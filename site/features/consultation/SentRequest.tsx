import words from 'virtual:words/form';
import type { ReactNode } from 'react';
import type { Moment } from '../../../lib/forms/reply-time.ts';
import { range } from '../../drawing/numbers.ts';
import { Dot, Line, Ring } from '../../motion/Line.tsx';
import { Mark } from '../../ui/Mark.tsx';
import './sent-request.css';

interface Props {
  /** Id of the list of steps. */
  id?: string;
  /** What was asked for, and how long it takes. */
  call: { name: string; text: string };
  length: string;
  reference?: string | undefined;
  received: Moment;
  reply: Moment;
}

/** Replaces the fields: their lines fold into one that ends in the mark, above the next steps. */
export function SentRequest({ id, call, length, reference, received, reply }: Props) {
  return (
    <div className="sent">
      <div className="sent-signature" aria-hidden="true">
        {range(4).map((index) => (
          <span key={index} className="sent-fold" />
        ))}
        <span className="line sent-line bend-tl" data-draw="right" data-drawing="draws" />
        <div className="sent-mark" data-draw="up" data-drawing="draws">
          <Mark />
        </div>
      </div>
      <ol role="list" id={id} className="sent-steps">
        <Step sign="dot" name={words.sent.received} {...toTime(received)}>
          {reference && <strong className="consultation-reference">{reference}</strong>}
        </Step>
        <Step name={words.sent.reply} {...toTime(reply)} />
        <Step name={call.name} value={`${length} `} last>
          {call.text}
        </Step>
      </ol>
    </div>
  );
}

const toTime = ({ date, time, iso }: Moment) => ({
  value: <time dateTime={iso}>{`${date} `}</time>,
  time,
});

interface StepProps {
  sign?: 'dot';
  name: string;
  value: ReactNode;
  time?: string;
  last?: boolean;
  children?: ReactNode;
}

/** A dot is done, a ring is open. */
function Step({ sign, name, value, time, last = false, children }: StepProps) {
  const Sign = sign === 'dot' ? Dot : Ring;
  return (
    <li className="sent-step balance">
      {!last && <Line className="sent-way straight-v" />}
      <Sign className="sent-sign" />
      <p className="type-small semibold">{`${name} `}</p>
      <p className="sent-value type-h3">{value}</p>
      {time && <p>{`${time} `}</p>}
      {children && <p>{children}</p>}
    </li>
  );
}
