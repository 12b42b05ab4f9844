/** As much of autocannon's interface as the bench uses; the package brings no types. */
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
  }
  export interface Result {
    requests: { total: number };
    /** Milliseconds. */
    latency: { p99: number };
    /** Seconds. */
    duration: number;
    errors: number;
    non2xx: number;
    /** By status: how often it was answered. */
    statusCodeStats: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
