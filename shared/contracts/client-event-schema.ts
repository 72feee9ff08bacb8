import * as v from 'valibot';
import { clientErrors, maxClientEvents, webVitals } from './client-events.ts';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** A module, or `shell`, with its release version. */
const release = { module: text(60), version: text(60) };

const clientEventSchema = v.variant('kind', [
  /** A page loaded the release. */
  v.object({ kind: v.literal('load'), ...release }),
  v.object({
    kind: v.literal('error'),
    ...release,
    failure: v.picklist(clientErrors),
    /** Name of the error, e.g. `TypeError`. Its message may contain what a visitor typed, and stays in the browser. */
    name: v.optional(text(60)),
    /** Position in a file of the site, e.g. `index.f883c42c.js:1:2034`. */
    at: v.optional(text(160)),
  }),
  v.object({
    kind: v.literal('vital'),
    ...release,
    /** Route pattern of the page, never its path. */
    route: text(100),
    vital: v.picklist(webVitals),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(600_000)),
  }),
]);

/** Body of `POST /client-events`. */
export const clientEventsSchema = v.pipe(v.array(clientEventSchema), v.minLength(1), v.maxLength(maxClientEvents));

export type ClientEvent = v.InferOutput<typeof clientEventSchema>;
