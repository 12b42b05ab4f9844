import region from 'virtual:region';
import booking from 'virtual:words/booking';
import form from 'virtual:words/form';
import { memo, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bookingParameters, parsePeople, parseSlot } from '../../../lib/forms/booking.ts';
import { getAdvice } from '../../../lib/forms/consultation.ts';
import {
  createSlotFormat,
  formatZone,
  getHourCycle,
  isKnownZone,
  listSlotDays,
  listZones,
  type TimeStyle,
} from '../../../lib/forms/slot-times.ts';
import { fill } from '../../text/sentences.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusKept } from '../../ui/form-hooks.ts';
import { Select } from '../../ui/Select.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { CallPhone } from './CallPhone.tsx';
import { FirmTime, SlotDay, SlotOption } from './SlotDays.tsx';
import { usePicker } from './use-picker.ts';

const words = booking.picker;
const { locale } = region;
/** Days shown at first, and added by each press of the button. */
const daysAtOnce = 5;

interface Props {
  token: string;
  /** Kind of call, which the server checks. */
  call: string;
  /** Free times, with spaces between them. */
  slots: string;
  /** From `formatPeople`. */
  people: string;
  /** Not empty if the request has no number to call. */
  needsPhone: string;
  /** IANA name of the zone in the page's address, if it names one. */
  zone: string;
  /** IANA name. */
  firmZone: string;
  /** Not empty if the visitor is moving an appointment. */
  moving?: string;
  /** Shows only the next times, beside a reference. */
  short?: boolean;
}

/** Picks a free time. It runs in the browser only; StaticPicker.tsx is the page without a script. */
export function Picker({ moving, short = false, ...props }: Props) {
  const { token, call } = props;
  const element = useRef<HTMLFormElement>(null);
  const [zone, setZone] = useState(() =>
    hasZone() && isKnownZone(props.zone) ? props.zone : getBrowserZone(),
  );
  // Without the firm's zone, times are the visitor's alone.
  const firmZone = isKnownZone(props.firmZone) ? props.firmZone : zone;
  const [shownDays, setShownDays] = useState(daysAtOnce);
  const picker = usePicker({
    token,
    call,
    slots: props.slots.split(/\s+/).filter(Boolean),
    people: parsePeople(props.people),
    needsPhone: props.needsPhone !== '',
    zone,
    short,
  });
  const { picked, sending, failure, people } = picker;
  const hourCycle = getHourCycle(navigator.language);
  const style: TimeStyle = { zone, firmZone, hourCycle, locale };
  const days = listSlotDays(picker.slots, style);
  const listed = new Set(picker.slots.map((slot) => parseSlot(slot).person));
  const namePerson = (text: string, id: string) => fill(text, { person: people[id]?.name ?? id });
  useFocusKept(element, sending);

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    void picker.book(String(new FormData(event.currentTarget).get('phone') ?? ''));
  }

  /** The focus moves to the first day that was hidden. */
  function showMore(): void {
    const next = days[shownDays]?.date;
    flushSync(() => setShownDays(shownDays + daysAtOnce));
    document.getElementById(`day-${next}`)?.focus();
  }

  const phone = props.needsPhone && days.length > 0 && (
    <CallPhone
      error={picker.phoneError}
      advice={getAdvice(form.fields.phone, 'contact', picker.phoneError)}
    />
  );
  if (failure?.isFinal) return <Failure text={failure.text} />;
  return (
    <form
      ref={element}
      className={short ? 'picker picker-short' : 'picker'}
      noValidate
      onSubmit={submit}
    >
      {!short && (
        <div className="picker-zones screen-only">
          <ZoneField zone={zone} firmZone={firmZone} onChange={setZone} />
          <FirmZone zone={zone} firmZone={firmZone} />
        </div>
      )}
      {!short && phone}
      {listed.size === 1 && (
        <p className="below-16">{[...listed].map((id) => namePerson(words.allWith, id))}</p>
      )}
      {days.slice(0, shownDays).map(({ date, heading, times }) => (
        <SlotDay key={date} date={date} heading={heading} level={short ? 4 : 2}>
          {times.map(({ slot, person, time, firmTime }) => (
            <SlotOption
              key={slot}
              slot={slot}
              time={time}
              person={listed.size > 1 && namePerson(words.with, person)}
              firmTime={firmTime && <FirmTime time={firmTime} />}
              picked={slot === picked}
              onPick={() => picker.pick(slot)}
            />
          ))}
        </SlotDay>
      ))}
      {days.length > shownDays && (
        <Button weight="quiet" className="picker-more below-32" onClick={showMore}>
          {words.more}
        </Button>
      )}
      <div className="picker-foot ruled screen-only">
        {short && phone}
        <Failure text={failure?.text} />
        {days.length > 0 && (
          <div className="picker-choice align-center cluster">
            {!short && (
              <p aria-live="polite">
                <Choice slot={picked} style={style} />
              </p>
            )}
            <Button
              type="submit"
              weight={short ? 'second' : 'main'}
              busy={sending}
              disabled={sending}
            >
              {moving ? words.move : words.book}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}

const hasZone = (): boolean => new URLSearchParams(location.search).has(bookingParameters.zone);

export function getBrowserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : 'UTC';
}

/** Takes the focus when it appears. */
function Failure({ text }: { text: string | undefined }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text) ref.current?.focus();
  }, [text]);
  if (!text) return null;
  return (
    <p ref={ref} className="picker-failure below-16 field-error" tabIndex={-1}>
      <Sign name="broken" />
      <span>{text}</span>
    </p>
  );
}

/** The picked time as text. Each text needs an element: translating browsers replace bare text nodes. */
function Choice({ slot, style }: { slot: string; style: TimeStyle }) {
  if (slot === '') return <span>{words.none}</span>;
  const { heading, time, firmTime } = createSlotFormat(style)(slot);
  return (
    <>
      <strong>{`${heading}, ${time}`}</strong>
      {firmTime && <span>{` ${formatFirm(firmTime)}`}</span>}
    </>
  );
}

const formatFirm = (time: string) => words.firm.replace('{time}', time);

interface ZoneProps {
  zone: string;
  firmZone: string;
}

/** The time in the firm's zone, if it differs. */
function FirmZone({ zone, firmZone }: ZoneProps) {
  const name = formatZone(firmZone, locale);
  if (name === formatZone(zone, locale)) return null;
  return <p className="quiet">{formatFirm(name)}</p>;
}

/** All zones that the browser knows. */
const ZoneField = memo(function ZoneField({
  zone,
  firmZone,
  onChange,
}: ZoneProps & { onChange: (zone: string) => void }) {
  return (
    <Select
      id="zone-select"
      fieldClass="field-short"
      label={words.zone}
      value={zone}
      onChange={({ target }) => onChange(target.value)}
    >
      {listZones(firmZone, zone).map(({ value, name }) => (
        <option key={name} value={value}>
          {name}
        </option>
      ))}
    </Select>
  );
});
