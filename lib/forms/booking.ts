/** Booking a call after a consultation request: what browser and server share (docs/product.md, Booking). */
import * as z from 'zod/mini';

export const bookingEndpoints = {
  /** GET; `?call=career` asks for the shorter call. */
  slots: '/api/appointments/slots',
  /** POST: books, or moves the open appointment of the lead. */
  book: '/api/appointments',
  cancel: '/api/appointments/cancel',
} as const;

/** The page behind the signed link, and its calendar file; both take `?token=`. */
export const bookingPages = {
  manage: '/appointment',
  calendar: '/appointment.ics',
} as const;

/** Query parameters of the page, in addition to the token. */
export const bookingParameters = {
  /** IANA name of the visitor's time zone. */
  zone: 'zone',
  /** `?pick=1` shows the free times in place of the booked appointment. */
  pick: 'pick',
  /** `?zones=1` lists all time zones, for a reader without a script. */
  zones: 'zones',
} as const;

/** What is booked: a consultation, or the short call of the career page. */
export const calls = ['consultation', 'career'] as const;
export type Call = (typeof calls)[number];

/** In the answer to an accepted request, if a call can be booked for it. */
export const bookingOfferSchema = z.object({
  /** Permits booking, moving and canceling the call of this request only. */
  token: z.string(),
  call: z.enum(calls),
});
export type BookingOffer = z.infer<typeof bookingOfferSchema>;

/** A start as the server writes it: `2026-12-01T15:00:00.000Z`. */
const instant = z.iso.datetime();

/** The answer to `slots` (200). */
export const slotsSchema = z.object({
  /** The firm's time zone. */
  zone: z.string(),
  lengthMinutes: z.number(),
  /** Starts of free times, in order; empty if there are none. */
  slots: z.array(instant),
});
export type Slots = z.infer<typeof slotsSchema>;

export const maxZoneChars = 64;

export const bookSchema = z.object({
  token: z.string(),
  start: z.pipe(
    instant,
    z.transform((text) => new Date(text).toISOString()),
  ),
  /** The visitor's time zone, for the mails; the firm's if absent or unknown. */
  zone: z.catch(z.optional(z.string().check(z.maxLength(maxZoneChars))), undefined),
});
export type BookInput = z.infer<typeof bookSchema>;

/** The answer to a booking or a move (201). */
export const bookedSchema = z.object({
  reference: z.string(),
  start: instant,
  end: instant,
  /** The zone that the mails use. */
  zone: z.string(),
  /** Page to move or cancel the call; its token lasts longer than that of the offer. */
  manageUrl: z.string(),
  calendarUrl: z.string(),
});
export type Booked = z.infer<typeof bookedSchema>;

/**
 * A refused booking (409), as RFC 9457 problem for clients that accept `application/problem+json`. `detail`
 * says why; `slots` are the next free times.
 */
export const bookingConflictSchema = z.object({ detail: z.string(), ...slotsSchema.shape });

/** How many free times a page shows beside the reference, and a refusal lists. */
export const nextSlotCount = 3;

/** The states of the page; their titles and sentences are the firm's words. */
export type BookingState =
  | 'pick'
  | 'move'
  | 'none'
  | 'booked'
  | 'cancelled'
  | 'expired'
  | 'taken'
  | 'error';

/** One free time on the page without a script. */
interface TimeView {
  /** The value of the radio button: the start in UTC. */
  value: string;
  /** In the visitor's zone, such as `9:30 AM`. */
  time: string;
  /** In the firm's zone; empty if both zones show the same time. */
  firmTime: string;
}

/** What the server fills into the template `appointment.html` (Mustache). */
export interface AppointmentView {
  /** One section for each state; exactly one is true. */
  state: Record<BookingState, boolean>;
  title: string;
  description: string;
  token: string;
  /** Shown with every state of a valid link; '' otherwise. */
  reference: string;
  /** The picker, if a time is free; with the states pick, move and taken. */
  picker:
    | false
    | {
        /** IANA name and name in words of the zone in which times are shown. */
        zone: string;
        zoneName: string;
        /** The firm's zone in words; '' if it is the same. */
        firmZoneName: string;
        call: Call;
        lengthMinutes: number;
        /** For a select that reloads the page with GET; only on a page that asks for it, since they are most of it. */
        zones: false | { options: { value: string; name: string; selected: boolean }[] };
        /** Days in the visitor's zone; `heading` such as `Tuesday, December 1`. */
        days: { iso: string; heading: string; times: TimeView[] }[];
      };
  /** The open appointment; with the states booked, move and taken. */
  appointment:
    | false
    | {
        start: string;
        /** In the visitor's zone: `Tuesday, December 1`, `9:30 AM CST`. */
        date: string;
        time: string;
        /** Time in the firm's zone; '' if both zones show the same time. */
        firmTime: string;
        lengthMinutes: number;
        /** The person's name. */
        with: string;
        /** Such as `By video`. */
        how: string;
        /** Link of the video room; '' for a call by phone. */
        room: string;
        calendarUrl: string;
        /** The page with `?pick=1`; '' once the call has begun. */
        moveUrl: string;
      };
}

/** `booking` in the view of the page after a request without a script (`form-result`). */
export interface BookingOfferView {
  /** The page with all free times. */
  url: string;
  token: string;
  /** The next free times, in the firm's zone. */
  times: { value: string; date: string; time: string }[];
}
