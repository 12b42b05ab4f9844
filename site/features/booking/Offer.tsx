import words from 'virtual:words/booking';
import { Component, type ReactNode, Suspense } from 'react';
import type { BookingOffer, Slots } from '../../../lib/forms/booking.ts';
import { formatPeople, nextSlotCount } from '../../../lib/forms/booking.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { getSlots } from './book-call.ts';
// Linked by the offer itself: an imported sheet would be on every page with a form.
import sheet from './booking.css?url';
import { getBrowserZone, Picker } from './Picker.tsx';
import { getPickerUrl } from './use-picker.ts';

interface Props {
  offer: BookingOffer;
  free: Slots;
}

/** The next free times beside the reference of a request. Ignoring it changes nothing. */
function Offer({ offer, free }: Props) {
  const { token, call, needsPhone } = offer;
  const zone = getBrowserZone();
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <section className="offer above-40" aria-labelledby="offer-title">
        <h3 id="offer-title" className="type-h3">
          {words.offer.title}
        </h3>
        <p className="above-4 below-16">{words.offer.text}</p>
        <Picker
          token={token}
          call={call}
          slots={free.slots.slice(0, nextSlotCount).join(' ')}
          people={formatPeople(free.people)}
          needsPhone={needsPhone ? 'yes' : ''}
          zone={zone}
          firmZone={free.zone}
          short
        />
        <TextLink to={getPickerUrl(token, zone)} label={words.offer.all} />
      </section>
    </>
  );
}

/** Shows nothing if booking fails: the request was accepted, and its form must stay. */
class Optional extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? null : this.props.children);
}

/** @returns nothing if there are no free times */
export async function loadOffer(offer: BookingOffer): Promise<ReactNode> {
  const free = await getSlots(offer.call);
  if (free.slots.length === 0) return null;
  return (
    <Optional>
      {/* Suspends until the styles have loaded. */}
      <Suspense>
        <Offer offer={offer} free={free} />
      </Suspense>
    </Optional>
  );
}
