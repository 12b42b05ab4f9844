/** Maximum wait for an answer. */
export const timeoutMs = 20_000;

/** An answer with a status other than 2xx (docs/product.md, Calls). */
export class RequestError extends Error {
  override name = 'CallFailed';
  readonly status: number;
  readonly body: string;
  readonly contentType: string;

  constructor(response: Response, body: string) {
    super(`${response.status}: ${body || response.statusText}`);
    this.status = response.status;
    this.body = body;
    this.contentType = response.headers.get('content-type') ?? '';
  }
}

interface Call {
  method?: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  credentials?: RequestCredentials;
  cache?: RequestCache;
  signal?: AbortSignal;
}

/**
 * Sends a request with a JSON body and, by default, credentials (docs/product.md, Calls).
 * @throws RequestError for any status other than 2xx; what `fetch` throws if there is no answer
 */
export async function request(address: string, call: Call = {}): Promise<Response> {
  const { method = 'GET', body, headers, credentials = 'include', cache, signal } = call;
  const response = await fetch(address, {
    method,
    credentials,
    cache,
    signal,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new RequestError(response, await response.text().catch(() => ''));
  return response;
}

/** @returns '' for the site itself, or the server that PUBLIC_FORMS_URL names */
const getFormsServer = (): string => import.meta.env.PUBLIC_FORMS_URL?.replace(/\/$/, '') ?? '';

/** @param path of a call, such as `/api/consultations` */
export const getEndpointUrl = (path: string): string => getFormsServer() + path;

/** @returns whether to send cookies: never to another host */
export const getEndpointCredentials = (): RequestCredentials =>
  getFormsServer() ? 'omit' : 'include';
