/** A call of the API. */
export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  params?: Record<string, string | number | undefined>;
  data?: unknown;
  headers?: Record<string, string>;
  /** Authenticates by the browser's cookie instead of the customer's token. */
  withCredentials?: boolean;
  /** Error codes that only this call may fail with, besides `errorCodes`. */
  moreCodes?: readonly string[];
  /** Aborts the call. */
  signal?: AbortSignal;
  /** For a list with pages: returns a `ListPage` instead of the bare `data`. */
  page?: boolean;
  /** Returns the body of the response as a Blob: it is a file, without an envelope. */
  download?: boolean;
  /** For an upload: called with the fraction sent, 0 to 1. */
  onProgress?: (sent: number) => void;
}
