/** A response of the real API over the demo catalogue. */
export interface RecordedResponse {
  method: string;
  /** As the API's document has it: `/events/{slugOrId}`. */
  route: string;
  /** As it was requested, with its query. */
  path: string;
  body: unknown;
}

/** The content of `responses.json`. */
export interface Recording {
  /** ISO moment: the dates in the responses were to come or gone by then. */
  recordedAt: string;
  responses: RecordedResponse[];
}

/** The recording as it is stored: a line for each response, so that a diff names those that changed. */
export const recordingText = ({ recordedAt, responses }: Recording): string =>
  `{"recordedAt":${JSON.stringify(recordedAt)},"responses":[\n${responses.map((response) => JSON.stringify(response)).join(',\n')}\n]}\n`;
