/** The part of autocannon's API that the bench uses; the package ships no types. */
declare module 'autocannon' {
  export interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration?: number;
    amount?: number;
    method?: 'GET' | 'POST';
    headers?: Record<string, string>;
    body?: string;
    /** Requests a second, over all connections. */
    overallRate?: number;
    /** Sent in turn, in place of the path of the url. */
    requests?: { path: string }[];
  }
  export interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
    /** Seconds. */
    duration: number;
    errors: number;
    non2xx: number;
    /** Number of answers per status. */
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
