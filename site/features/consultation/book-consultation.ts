import { MutationObserver } from '@tanstack/react-query';
import { calls } from '../../../contracts/calls.ts';
import type { ConsultationAccepted } from '../../../contracts/consultation.ts';
import { createQueryClient } from '../../calls/query-client.ts';
import { type ConsultationAttempt, postConsultation } from './post-consultation.ts';

const queryClient = createQueryClient();

/**
 * Sends a request as a mutation: nothing is retried, and after the contact form's success the
 * cached list of its call is stale (docs/product.md, Calls).
 * @throws ConsultationError
 */
export function bookConsultation(attempt: ConsultationAttempt): Promise<ConsultationAccepted> {
  const mutation = new MutationObserver(queryClient, {
    mutationFn: postConsultation,
    onSuccess: () => {
      if (attempt.form !== 'contact') return;
      void queryClient.invalidateQueries({ queryKey: [calls.consultations] });
    },
  });
  return mutation.mutate(attempt);
}
