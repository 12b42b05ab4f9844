/** Booking a call after a consultation request: what browser and server share (docs/product.md, Booking). */
import * as z from 'zod/mini';
import { type Call, calls } from './consultation.ts';

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

/** In the answer to an accepted request, if a call can be booked for it. */
export const bookingOfferSchema = z.object({
  /** Permits booking, moving and canceling the call of this request only. */
  token: z.string(),
  call: z.enum(calls),
  /** Whether a call by phone still needs a number. */
  needsPhone: z.boolean(),
});
export type BookingOffer = z.infer<typeof bookingOfferSchema>;

/** A start as the server writes it: `2026-12-01T15:00:00.000Z`. */
const instant = z.iso.datetime();

/** A start and the id of who takes the call then, as text: `2026-12-01T15:00:00.000Z/otis-quill`. */
export const formatSlot = (start: number, person: string): string =>
  `${new Date(start).toISOString()}/${person}`;

/** @param slot as `formatSlot` writes it, or a start alone */
export function parseSlot(slot: string): { start: string; person: string } {
  const [start = '', person = ''] = slot.split('/');
  return { start, person };
}

/** Who takes calls, by id; `byPhone` is false for a video call. */
const peopleSchema = z.record(z.string(), z.object({ name: z.string(), byPhone: z.boolean() }));
export type CallPeople = z.infer<typeof peopleSchema>;

/** For an island's props in a template, which cannot hold quotation marks. */
export const formatPeople = (people: CallPeople): string =>
  encodeURIComponent(JSON.stringify(people));
export const parsePeople = (text: string): CallPeople =>
  peopleSchema.parse(JSON.parse(decodeURIComponent(text)));

/** The answer to `slots` (200). */
export const slotsSchema = z.object({
  /** The firm's time zone. */
  zone: z.string(),
  lengthMinutes: z.number(),
  /** Free times with who takes the call, in order; empty if there are none. */
  slots: z.array(z.string()),
  people: peopleSchema,
});
export type Slots = z.infer<typeof slotsSchema>;

const maxZoneChars = 64;

export const bookSchema = z.object({
  token: z.string(),
  /** A slot, or a start alone, at which anybody may take the call. */
  start: z.pipe(
    z.pipe(z.string(), z.transform(parseSlot)),
    z.object({
      start: z.pipe(
        instant,
        z.transform((text) => Date.parse(text)),
      ),
      person: z.string(),
    }),
  ),
  /** The number to call, if the request has none. */
  phone: z.catch(z.optional(z.string()), undefined),
  /** The visitor's time zone, for the mails; the firm's if absent or unknown. */
  zone: z.catch(z.optional(z.string().check(z.maxLength(maxZoneChars))), undefined),
});
export type BookInput = z.input<typeof bookSchema>;

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
 * A refused booking, as RFC 9457 problem for clients that accept `application/problem+json`. `detail` says why;
 * `slots` are the next free times, if the time is not free (409); `errors` are there if the number to call is
 * missing or invalid (400).
 */
export const bookingProblemSchema = z.object({
  detail: z.string(),
  slots: z.optional(slotsSchema.shape.slots),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});

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
  /** The value of the radio button: the slot. */
  value: string;
  /** In the visitor's zone, such as `9:30 AM`. */
  time: string;
  /** In the firm's zone; empty if both zones show the same time. */
  firmTime: string;
  /** Who takes the call; '' if that is the same person at all times. */
  person: string;
  /** Whether a refused form had picked it. */
  picked: boolean;
}

/** What the picker asks and says besides the times. */
export interface PickerView {
  /** The one who takes all calls; '' if several do. */
  person: string;
  /** The field for the number to call; false if the request has one, or nobody calls. */
  phone: false | { value: string; error: string; advice: string };
}

/** What the server fills into the template `appointment.html` (Mustache). */
export interface AppointmentView {
  /** One section for each state; the one that is shown is true. */
  state: Partial<Record<BookingState, boolean>>;
  title: string;
  description: string;
  token: string;
  /** Shown with every state of a valid link; '' otherwise. */
  reference: string;
  /** The picker, if a time is free; with the states pick, move and taken. */
  picker:
    | false
    | (PickerView & {
        /** From `formatPeople`. */
        people: string;
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
      });
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
export interface BookingOfferView extends PickerView {
  /** The page with all free times. */
  url: string;
  token: string;
  /** The next free times, in the firm's zone. */
  times: { value: string; date: string; time: string; person: string }[];
}
