import words from 'virtual:words/form';
import type { ReactNode } from 'react';
import type { Moment } from '../../../lib/forms/reply-time.ts';
import { range } from '../../drawing/numbers.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Station } from '../../ui/Stations.tsx';
import './consultation.css';

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
        <Step done name={words.sent.received} {...toTime(received)}>
          {reference && <strong className="nowrap">{reference}</strong>}
        </Step>
        <Step name={words.sent.reply} {...toTime(reply)} />
        <Step name={call.name} value={`${length} `}>
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
  done?: boolean;
  name: string;
  value: ReactNode;
  time?: string;
  children?: ReactNode;
}

/** A dot is done, a ring is open. */
function Step({ done, name, value, time, children }: StepProps) {
  return (
    <Station filled={done} className="sent-step balance">
      <p className="type-small semibold">{`${name} `}</p>
      <p className="sent-value type-h3">{value}</p>
      {time && <p>{`${time} `}</p>}
      {children && <p>{children}</p>}
    </Station>
  );
}
