import words from 'virtual:words/booking';
import { bookingEndpoints, bookingPages, bookingParameters } from '../../../lib/forms/booking.ts';
import { getEndpointUrl } from '../../request.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatTag, Section } from '../consultation/template.tsx';
import { CallPhone } from './CallPhone.tsx';
import { FirmTime, SlotDay, SlotOption } from './SlotDays.tsx';
import '../../ui/field.css';
import '../../ui/choices.css';

/** All free times with spaces between them, for the script. */
export const slots = '{{#picker.days}}{{#times}}{{value}} {{/times}}{{/picker.days}}';

/** The picker as plain forms, until the script of Picker.tsx takes its place. The server fills it. */
export function StaticPicker() {
  const { picker } = words;
  return (
    <div className="picker">
      <form
        method="get"
        action={getEndpointUrl(bookingPages.manage)}
        className="picker-zones screen-only"
      >
        <input type="hidden" name="token" value={formatTag('token')} />
        <input type="hidden" name={bookingParameters.pick} value="1" />
        <input type="hidden" name={bookingParameters.zones} value="1" />
        <Section name="zones" otherwise={<ZoneName label={picker.zone} />}>
          <Select
            id="zone-select"
            fieldClass="field-short"
            label={picker.zone}
            name={bookingParameters.zone}
          >
            <Section name="options">
              <Section name="selected" otherwise={<ZoneOption />}>
                <ZoneOption selected />
              </Section>
            </Section>
          </Select>
        </Section>
        <Button type="submit" weight="quiet" small>
          <Section name="zones" otherwise={picker.allZones}>
            {picker.change}
          </Section>
        </Button>
        <Section name="firmZoneName">
          <p className="quiet">{picker.firm.replace('{time}', formatTag('firmZoneName'))}</p>
        </Section>
      </form>
      <form method="post" action={getEndpointUrl(bookingEndpoints.book)}>
        <input type="hidden" name="token" value={formatTag('token')} />
        <input type="hidden" name="zone" value={formatTag('zone')} />
        <StaticPhone name="phone" />
        <AllWith name="person" />
        <Section name="days">
          <SlotDay date={formatTag('iso')} heading={formatTag('heading')} level={2}>
            <Section name="times">
              <Section name="picked" otherwise={<StaticOption />}>
                <StaticOption picked />
              </Section>
            </Section>
          </SlotDay>
        </Section>
        <div className="picker-foot ruled screen-only">
          <Section name="state.move" otherwise={<Button type="submit">{picker.book}</Button>}>
            <Button type="submit">{picker.move}</Button>
          </Section>
        </div>
      </form>
    </div>
  );
}

/** The shown zone. The button beside it leads to all. */
const ZoneName = ({ label }: { label: string }) => (
  <p className="quiet">
    {label}: {formatTag('zoneName')}
    <input type="hidden" name={bookingParameters.zone} value={formatTag('zone')} />
  </p>
);

const StaticOption = ({ picked = false }) => (
  <SlotOption
    slot={formatTag('value')}
    time={formatTag('time')}
    firmTime={
      <Section name="firmTime">
        <FirmTime time={formatTag('firmTime')} />
      </Section>
    }
    person={person}
    picked={picked}
  />
);

/** Who takes the call at a time, where that is not the same person at all times. */
const person = (
  <Section name="person">{words.picker.with.replace('{person}', formatTag('person'))}</Section>
);

const AllWith = ({ name }: { name: string }) => (
  <Section name={name}>
    <p className="below-16">{words.picker.allWith.replace('{person}', formatTag(name))}</p>
  </Section>
);

const StaticPhone = ({ name }: { name: string }) => (
  <Section name={name}>
    <Section name="error" otherwise={<CallPhone defaultValue={formatTag('value')} />}>
      <CallPhone
        defaultValue={formatTag('value')}
        error={formatTag('error')}
        advice={formatTag('advice')}
      />
    </Section>
  </Section>
);

const ZoneOption = ({ selected = false }) => (
  <option value={formatTag('value')} selected={selected}>
    {formatTag('name')}
  </option>
);

/** The next free times on the page after a request; `booking` in the view of form-result. */
export function StaticOffer() {
  return (
    <section className="offer above-40" aria-labelledby="offer-title">
      <h2 id="offer-title" className="type-h3">
        {words.offer.title}
      </h2>
      <p className="above-4 below-16">{words.offer.text}</p>
      <form
        className="picker picker-short"
        method="post"
        action={getEndpointUrl(bookingEndpoints.book)}
      >
        <input type="hidden" name="token" value={formatTag('booking.token')} />
        <AllWith name="booking.person" />
        <div className="slot-day-times" role="radiogroup" aria-labelledby="offer-title">
          <Section name="booking.times">
            <SlotOption
              slot={formatTag('value')}
              time={`${formatTag('date')}, ${formatTag('time')}`}
              firmTime={null}
              person={person}
            />
          </Section>
        </div>
        <div className="picker-foot ruled screen-only">
          <StaticPhone name="booking.phone" />
          <Button type="submit" weight="second">
            {words.picker.book}
          </Button>
        </div>
      </form>
      <TextLink to={formatTag('booking.url')} label={words.offer.all} />
    </section>
  );
}
