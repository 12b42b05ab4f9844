import {
  type Booked,
  type BookInput,
  bookedSchema,
  bookingEndpoints,
  bookingProblemSchema,
  type Slots,
  slotsSchema,
} from '../../../lib/forms/booking.ts';
import {
  getEndpointCredentials,
  getEndpointUrl,
  RequestError,
  request,
  timeoutMs,
} from '../../request.ts';

/** No message of the server is longer; a longer answer comes from elsewhere, such as a proxy. */
const maxMessageChars = 600;

type Problem = ReturnType<typeof bookingProblemSchema.parse>;

/** A booking that the server refuses. Its message is for the visitor. */
export class BookingError extends Error {
  override name = 'BookingError';
  /** The next free times, if the time was taken. */
  readonly next: readonly string[] | undefined;
  /** What is wrong with the number to call. */
  readonly phone: string | undefined;
  /** Whether no other time can be booked either, because the link has expired. */
  readonly isFinal: boolean;

  constructor(message: string, status: number, problem: Partial<Problem> = {}) {
    super(message);
    this.next = problem.slots;
    this.phone = problem.errors?.find(({ field }) => field === 'phone')?.message;
    this.isFinal = status === 410;
  }
}

/** @param token leaves out the visitor's own call, and bypasses the browser's cache, which keeps slots for a minute */
export async function getSlots(call: string, token?: string): Promise<Slots> {
  const query = new URLSearchParams({ call, ...(token && { token }) });
  const response = await request(`${getEndpointUrl(bookingEndpoints.slots)}?${query}`, {
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return slotsSchema.parse(await response.json());
}

/**
 * Books a call, or moves the one that is booked.
 * @throws BookingError if the server refuses it; another error if there is no answer
 */
export async function bookCall(booking: BookInput): Promise<Booked> {
  const response = await request(getEndpointUrl(bookingEndpoints.book), {
    method: 'POST',
    credentials: getEndpointCredentials(),
    headers: { Accept: 'application/json, application/problem+json' },
    body: booking,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error) => {
    throw (error instanceof RequestError && readRefusal(error)) || error;
  });
  return bookedSchema.parse(await response.json());
}

/** @returns undefined if the answer is not the server's, such as a proxy's page */
function readRefusal({ status, body, contentType }: RequestError): BookingError | undefined {
  if (contentType.startsWith('text/plain') && body.length <= maxMessageChars)
    return new BookingError(body.trim(), status);
  const { data } = bookingProblemSchema.safeParse(parseJson(body));
  return data && new BookingError(data.detail, status, data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
