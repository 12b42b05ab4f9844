import words from 'virtual:words/booking';
import { bookingEndpoints, bookingPages, bookingParameters } from '../../../lib/forms/booking.ts';
import { getEndpointUrl } from '../../request.ts';
import { Button } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { formatTag, Section } from '../consultation/template.tsx';
import { FirmTime, SlotDay, SlotOption } from './SlotDays.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';
import '../../ui/field.css';
import '../../ui/radio.css';

/** All starts with spaces between them, for the script. */
export const starts = '{{#picker.days}}{{#times}}{{value}} {{/times}}{{/picker.days}}';

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
          <ZoneSelect label={picker.zone} name={bookingParameters.zone}>
            <Section name="options">
              <Section name="selected" otherwise={<ZoneOption />}>
                <ZoneOption selected />
              </Section>
            </Section>
          </ZoneSelect>
        </Section>
        <Button type="submit" weight="quiet" small>
          <Section name="zones" otherwise={picker.allZones}>
            {picker.change}
          </Section>
        </Button>
        <Section name="firmZoneName">
          <p className="picker-firm">{picker.firm.replace('{time}', formatTag('firmZoneName'))}</p>
        </Section>
      </form>
      <form method="post" action={getEndpointUrl(bookingEndpoints.book)}>
        <input type="hidden" name="token" value={formatTag('token')} />
        <input type="hidden" name="zone" value={formatTag('zone')} />
        <Section name="days">
          <SlotDay date={formatTag('iso')} heading={formatTag('heading')} level={2}>
            <Section name="times">
              <SlotOption
                start={formatTag('value')}
                time={formatTag('time')}
                firmTime={
                  <Section name="firmTime">
                    <FirmTime>{formatTag('firmTime')}</FirmTime>
                  </Section>
                }
              />
            </Section>
          </SlotDay>
        </Section>
        <div className="picker-foot screen-only">
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
  <p className="picker-firm">
    {label}: {formatTag('zoneName')}
    <input type="hidden" name={bookingParameters.zone} value={formatTag('zone')} />
  </p>
);

const ZoneOption = ({ selected = false }) => (
  <option value={formatTag('value')} selected={selected}>
    {formatTag('name')}
  </option>
);

/** The next free times on the page after a request; `booking` in the view of form-result. */
export function StaticOffer() {
  return (
    <section className="offer" aria-labelledby="offer-title">
      <h2 id="offer-title" className="type-h3">
        {words.offer.title}
      </h2>
      <p className="offer-text">{words.offer.text}</p>
      <form
        className="picker picker-short"
        method="post"
        action={getEndpointUrl(bookingEndpoints.book)}
      >
        <input type="hidden" name="token" value={formatTag('booking.token')} />
        <div className="slot-day-times" role="radiogroup" aria-labelledby="offer-title">
          <Section name="booking.times">
            <SlotOption
              start={formatTag('value')}
              time={`${formatTag('date')}, ${formatTag('time')}`}
              firmTime={null}
            />
          </Section>
        </div>
        <div className="picker-foot screen-only">
          <Button type="submit" weight="second">
            {words.picker.book}
          </Button>
        </div>
      </form>
      <TextLink to={formatTag('booking.url')} label={words.offer.all} />
    </section>
  );
}
