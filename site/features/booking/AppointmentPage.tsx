import booking from 'virtual:words/booking';
import type { ReactNode } from 'react';
import type { Link } from '../../../lib/content/schemas/words.ts';
import { bookingEndpoints, bookingPages, bookingParameters } from '../../../lib/forms/booking.ts';
import { BrokenRow } from '../../motion/BrokenRow.tsx';
import { Dot, Line } from '../../motion/Line.tsx';
import { getEndpointUrl } from '../../request.ts';
import { Button } from '../../ui/Button.tsx';
import { PlainHead, StartRow } from '../../ui/PlainHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatTag, Section } from '../consultation/template.tsx';

const words = booking.call;

interface Props {
  back: Link;
  /** The picker's island. */
  children: ReactNode;
}

/**
 * The page behind the signed link of an appointment. The server fills it as a Mustache template with an
 * AppointmentView (lib/forms/booking.ts).
 */
export function AppointmentPage({ back, children }: Props) {
  return (
    <>
      <PlainHead
        title={formatTag('title')}
        row={
          <Section name="state.cancelled" otherwise={<StartRow />}>
            <BrokenRow />
          </Section>
        }
      >
        <p className="type-lead">{formatTag('description')}</p>
      </PlainHead>
      <div className="on-paper">
        <div className="frame">
          <div className="zone appointment section-end">
            <Line className="lane-right straight-v full" />
            <Section name="appointment">
              <Appointment />
            </Section>
            <Section name="picker">{children}</Section>
            <Section name="state.cancelled">
              <PickAgain label={words.move} />
            </Section>
            <TextLink {...back} />
          </div>
        </div>
      </div>
    </>
  );
}

/** When and how the call takes place. */
function Appointment() {
  return (
    <div className="appointment-call">
      <Line className="appointment-way straight-v" />
      <Dot className="appointment-dot" />
      <p className="appointment-when type-h2">
        <time dateTime={formatTag('start')}>
          <span className="unbroken">{formatTag('date')},</span>{' '}
          <span className="unbroken">{formatTag('time')}</span>
        </time>
      </p>
      <Section name="firmTime">
        <p className="above-8 type-lead">
          {booking.picker.firm.replace('{time}', formatTag('firmTime'))}
        </p>
      </Section>
      <Section name="state.booked">
        <dl className="above-32-48 ruled-rows">
          <Fact name={words.how}>
            {formatTag('how')}{' '}
            <Section name="room">
              <TextLink to={formatTag('room')} label={words.room} running />
            </Section>
          </Fact>
          <Fact name={words.with}>{formatTag('with')}</Fact>
          <Fact name={words.length}>
            {words.minutes.replace('{count}', formatTag('lengthMinutes'))}
          </Fact>
          <Fact name={words.reference}>{formatTag('reference')}</Fact>
        </dl>
        <div className="above-32-48 cluster gap-16">
          <a className="button button-main" href={formatTag('calendarUrl')}>
            <span className="button-words">{words.calendar}</span>
          </a>
          <Section name="moveUrl">
            <PickAgain label={words.move} />
            <form method="post" action={getEndpointUrl(bookingEndpoints.cancel)}>
              <input type="hidden" name="token" value={formatTag('token')} />
              <Button type="submit" weight="quiet">
                {words.cancel}
              </Button>
            </form>
          </Section>
        </div>
      </Section>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="appointment-fact">
    <dt className="type-small semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A form, because the address of a link would reach the analytics of clicks, and with it the token. */
const PickAgain = ({ label }: { label: string }) => (
  <form method="get" action={getEndpointUrl(bookingPages.manage)}>
    <input type="hidden" name="token" value={formatTag('token')} />
    <input type="hidden" name={bookingParameters.pick} value="1" />
    <Button type="submit" weight="quiet">
      {label}
    </Button>
  </form>
);
