/** The words of booking a call, in content/hours.yaml. Each has a default. */
import { z } from 'zod';
import { bookingWords } from '../../forms/booking.ts';
import { words } from './words.ts';

const page = ({ title, description }: { title: string; description: string }) =>
  z
    .strictObject({ title: words.default(title), description: words.default(description) })
    .prefault({});

export const bookingWordsSchema = z.strictObject({
  offer: z
    .strictObject({
      title: words.default('Pick a time now'),
      text: words.default('Or wait for our reply: you need not do anything.'),
      all: words.default('All free times'),
    })
    .prefault({})
    .describe('Beside the reference of a request that was sent.'),
  picker: z
    .strictObject({
      zone: words.default('Time zone'),
      change: words.default('Show times in this zone').describe('Only without a script.'),
      firm: words.default('Our time').describe("Before the firm's zone and before its time."),
      more: words.default('Show more days'),
      none: words.default('Pick a time above.').describe('Before a time is picked.'),
      book: words.default('Book this time'),
      move: words.default('Move to this time'),
      unanswered: words.default(
        'No answer reached this page. Please check your connection and try again.',
      ),
    })
    .prefault({}),
  booked: z
    .strictObject({
      how: words.default('How we meet'),
      with: words.default('With'),
      length: words.default('Length'),
      minutes: words.default('minutes').describe('After the number of minutes.'),
      reference: words.default('Reference'),
      room: words.default('Open the video call'),
      calendar: words.default('Add to your calendar'),
      move: words.default('Pick another time'),
      cancel: words.default('Cancel the call'),
    })
    .prefault({}),
  pages: z
    .strictObject({
      pick: page(bookingWords.pick),
      move: page(bookingWords.move),
      none: page(bookingWords.none),
      booked: page(bookingWords.booked),
      cancelled: page(bookingWords.cancelled),
      expired: page(bookingWords.expired),
      taken: page(bookingWords.taken),
      error: page(bookingWords.error),
    })
    .prefault({})
    .describe('Title and first sentence of the page of an appointment, by its state.'),
});
export type BookingWords = z.output<typeof bookingWordsSchema>;
