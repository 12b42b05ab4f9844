import { type ReactNode, Suspense } from 'react';
import type { BookingOffer } from '../../../lib/forms/booking.ts';
import { getSlots } from './book-call.ts';
import { Offer } from './Offer.tsx';

/** @returns nothing if there are no free times */
export async function loadOffer(offer: BookingOffer): Promise<ReactNode> {
  const free = await getSlots(offer.call);
  if (free.slots.length === 0) return null;
  return (
    // Until its styles have loaded.
    <Suspense>
      <Offer offer={offer} free={free} />
    </Suspense>
  );
}
