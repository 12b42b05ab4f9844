import words from 'virtual:words/booking';
import { useState } from 'react';
import { bookingPages, bookingParameters } from '../../../lib/forms/booking.ts';
import { getEndpointUrl } from '../../request.ts';
import { BookingError, bookCall, getSlots } from './book-call.ts';

interface Options {
  token: string;
  call: string;
  /** Free times in the page's HTML. */
  starts: readonly string[];
  /** IANA name of the visitor's zone. */
  zone: string;
  /** After a refusal only the next times are shown. */
  short: boolean;
}

interface Failure {
  text: string;
  /** No other time can be booked either. */
  isFinal?: boolean;
}

/** The states of a picker: picking, sending, then a failure, or the page of the appointment. */
export function usePicker({ token, call, zone, short, ...initial }: Options) {
  const [starts, setStarts] = useState(initial.starts);
  const [picked, setPicked] = useState('');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  function pick(start: string): void {
    setPicked(start);
    setFailure(null);
  }

  /** @returns whether a time is left */
  async function refresh(taken: string, next: readonly string[]): Promise<boolean> {
    const read = async () => (short ? next : (await getSlots(call, true)).slots);
    const free = (await read().catch(() => next)).filter((start) => start !== taken);
    setStarts(free);
    setPicked('');
    return free.length > 0;
  }

  async function book(): Promise<void> {
    if (picked === '') return setFailure({ text: words.picker.missing });
    setSending(true);
    setFailure(null);
    try {
      const { manageUrl } = await bookCall({ token, start: picked, zone });
      // Stays busy until the browser leaves the page.
      location.assign(getPageUrl(new URL(manageUrl).searchParams, zone));
    } catch (error) {
      const refusal = error instanceof BookingError ? error : undefined;
      const hasNone = refusal?.next && !(await refresh(picked, refusal.next));
      setFailure({
        text: hasNone
          ? words.pages.none.description
          : (refusal?.message ?? words.picker.unanswered),
        isFinal: refusal?.isFinal ?? false,
      });
      setSending(false);
    }
  }

  return { starts, picked, pick, sending, failure, book };
}

/** @returns the address of the page with all free times */
export const getPickerUrl = (token: string, zone: string): string =>
  getPageUrl(new URLSearchParams({ token }), zone);

/** Uses the host that the site calls, because the server's answer names the host in its settings. */
function getPageUrl(parameters: URLSearchParams, zone: string): string {
  parameters.set(bookingParameters.zone, zone);
  return `${getEndpointUrl(bookingPages.manage)}?${parameters}`;
}
