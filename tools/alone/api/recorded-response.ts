/** A response of the real API over the demo catalogue. */
export interface RecordedResponse {
  method: string;
  /** As the API's document has it: `/events/{slugOrId}`. */
  route: string;
  /** As it was requested, with its query. */
  path: string;
  body: unknown;
}

/** What `responses.json` holds. */
export interface Recording {
  /** ISO moment: the dates in the responses were to come or gone by then. */
  recordedAt: string;
  responses: RecordedResponse[];
}
