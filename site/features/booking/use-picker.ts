import words from 'virtual:words/booking';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  bookingPages,
  bookingParameters,
  type CallPeople,
  parseSlot,
} from '../../../lib/forms/booking.ts';
import { getEndpointUrl } from '../../request.ts';
import { BookingError, bookCall, getSlots } from './book-call.ts';
import { callPhoneId } from './CallPhone.tsx';

interface Options {
  token: string;
  call: string;
  /** Free times in the page's HTML. */
  slots: readonly string[];
  people: CallPeople;
  /** Whether the request has no number to call. */
  needsPhone: boolean;
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
export function usePicker({ token, call, zone, short, needsPhone, ...initial }: Options) {
  const [slots, setSlots] = useState(initial.slots);
  const [people, setPeople] = useState(initial.people);
  const [phoneError, setPhoneError] = useState<string>();
  const [picked, setPicked] = useState('');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  function pick(slot: string): void {
    setPicked(slot);
    setFailure(null);
    setPhoneError(undefined);
  }

  /** @returns whether a time is left */
  async function refresh(taken: string, next: readonly string[]): Promise<boolean> {
    const fresh = short ? undefined : await getSlots(call, token).catch(() => undefined);
    const free = (fresh?.slots ?? next).filter((slot) => slot !== taken);
    if (fresh) setPeople(fresh.people);
    setSlots(free);
    setPicked('');
    return free.length > 0;
  }

  function refusePhone(error: string): void {
    setFailure(null);
    flushSync(() => setPhoneError(error));
    document.getElementById(callPhoneId)?.focus();
  }

  /** @param phone as typed; '' if the field is not shown */
  async function book(phone: string): Promise<void> {
    if (picked === '') return setFailure({ text: words.picker.missing });
    const isByPhone = people[parseSlot(picked).person]?.byPhone ?? false;
    const error = needsPhone && (isByPhone || phone !== '') ? await checkPhone(phone) : undefined;
    if (error !== undefined) return refusePhone(error);
    setSending(true);
    setFailure(null);
    setPhoneError(undefined);
    try {
      const { manageUrl } = await bookCall({ token, start: picked, zone, phone });
      // Stays busy until the browser leaves the page.
      location.assign(getPageUrl(new URL(manageUrl).searchParams, zone));
    } catch (error) {
      const refusal = error instanceof BookingError ? error : undefined;
      if (needsPhone && refusal?.phone !== undefined) {
        setSending(false);
        return refusePhone(refusal.phone);
      }
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

  return { slots, people, picked, pick, sending, failure, phoneError, book };
}

/** @returns what is wrong with a number; the server checks it if the rule does not load */
async function checkPhone(phone: string): Promise<string | undefined> {
  const rules = await import('../consultation/consultation-resolver.ts').catch(() => undefined);
  return rules?.checkCallPhone(phone);
}

/** @returns the address of the page with all free times */
export const getPickerUrl = (token: string, zone: string): string =>
  getPageUrl(new URLSearchParams({ token }), zone);

/** Uses the host that the site calls, because the server's answer names the host in its settings. */
function getPageUrl(parameters: URLSearchParams, zone: string): string {
  parameters.set(bookingParameters.zone, zone);
  return `${getEndpointUrl(bookingPages.manage)}?${parameters}`;
}
