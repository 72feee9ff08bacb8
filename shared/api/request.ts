/** A call of the API. */
export interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  params?: Record<string, string | number | undefined>;
  data?: unknown;
  headers?: Record<string, string>;
  /** The browser's cookie says who calls, not the token of the customer who is logged in. */
  withCredentials?: boolean;
  /** Error codes that only this call may fail with, besides `errorCodes`. */
  moreCodes?: readonly string[];
  /** Gives the call up. */
  signal?: AbortSignal;
  /** For a list with pages: returns a `ListPage` instead of the bare `data`. */
  page?: boolean;
  /** Gives the body of the response as a Blob: it is a file, without an envelope. */
  download?: boolean;
  /** For an upload: called with the share that is sent, 0 to 1. */
  onProgress?: (sent: number) => void;
}
