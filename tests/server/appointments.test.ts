import { expect, it } from 'vitest';
import { bookingErrors } from '../../lib/forms/booking.ts';
import {
  book,
  bookingServer,
  getSlots,
  postBooking,
  readCalendarPart,
  readStoredMails,
  requestOffer,
} from './support/booking.ts';

it('books, moves and cancels the call of a request', async () => {
  const { app, outbox, config } = await bookingServer();
  const { token, reference } = await requestOffer(app);
  const slots = await getSlots(app);
  expect(slots.slice(0, 2)).toEqual(['2026-03-04T15:00:00.000Z', '2026-03-04T15:30:00.000Z']);

  const [first = '', second = ''] = slots;
  const booked = await book(app, token, first);
  expect(booked).toMatchObject({ reference, start: first, end: second, zone: 'America/Chicago' });
  expect(await getSlots(app)).not.toContain(first);
  // A retry after a lost answer.
  expect(await book(app, token, first)).toMatchObject({ start: first });

  const moved = await book(app, token, second);
  expect(moved.start).toBe(second);
  expect(await getSlots(app)).toEqual([first, ...slots.slice(2)]);
  await outbox.idle();

  const page = await app.inject(
    new URL(moved.manageUrl).pathname + new URL(moved.manageUrl).search,
  );
  expect(page.body).toContain('Your call is booked');
  expect(page.body).toContain('Wednesday, March 4, 9:30');

  const other = await requestOffer(app, { name: 'Bo Tarn', email: 'bo@hollisgate.example' });
  const refused = await postBooking(app, { token: other.token, start: second });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    detail: bookingErrors.taken,
    slots: [first, ...slots.slice(2, 4)],
  });

  const cancelled = await app.inject({
    method: 'POST',
    url: '/api/appointments/cancel',
    payload: { token },
  });
  expect(cancelled.json()).toEqual({ reference });
  expect(await getSlots(app)).toEqual(slots);
  await outbox.idle();
  const parts = readStoredMails(config.DATA_DIR).map(readCalendarPart).filter(Boolean);
  console.log(parts.join('\n'), readStoredMails(config.DATA_DIR).length);
});
