import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { request } from './request.ts';

/** The default read (docs/product.md, Calls): a GET to the first element of the key, parsed as JSON. */
async function read({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }) {
  const response = await request(String(queryKey[0]), { signal });
  return response.json();
}

/** Reads never go stale, nothing is fetched again by itself, nothing is retried (docs/product.md, Calls). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      // Without a network a call fails at once; the default would let it wait, unseen, for one.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
