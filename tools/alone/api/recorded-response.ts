/** A response of the real API over the demo catalogue. */
export interface RecordedResponse {
  method: string;
  /** As in the API document: `/events/{slugOrId}`. */
  route: string;
  /** As requested, with its query. */
  path: string;
  body: unknown;
}

/** The content of `responses.json`. */
export interface Recording {
  /** ISO timestamp: determines which dates in the responses are past or future. */
  recordedAt: string;
  responses: RecordedResponse[];
}

/** Formats the recording for storage: one line per response, so that diffs show which ones changed. */
export const recordingText = ({ recordedAt, responses }: Recording): string =>
  `{"recordedAt":${JSON.stringify(recordedAt)},"responses":[\n${responses.map((response) => JSON.stringify(response)).join(',\n')}\n]}\n`;
