import { MutationObserver } from '@tanstack/react-query';
import { calls } from '../../../contracts/calls.ts';
import { type Subscription, subscriptionAcceptedSchema } from '../../../contracts/newsletter.ts';
import { createQueryClient } from '../../calls/query-client.ts';
import { request } from '../../calls/request.ts';

/** Longest wait for an answer, in milliseconds. */
const answerLimit = 20_000;

const queryClient = createQueryClient();

/**
 * Asks for the newsletter; nothing is retried (docs/product.md, Calls).
 * @returns the server's message, empty where its answer has none
 * @throws CallFailed, whose message is for the toast; anything else has no message for people
 */
export function subscribe(subscription: Subscription): Promise<string> {
  const mutation = new MutationObserver(queryClient, { mutationFn: post });
  return mutation.mutate(subscription);
}

async function post(body: Subscription): Promise<string> {
  const response = await request(calls.newsletterSubscribe, {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(answerLimit),
  });
  const accepted = subscriptionAcceptedSchema.safeParse(await response.json());
  return accepted.success ? accepted.data.message : '';
}
