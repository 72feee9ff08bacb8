import { PassThrough, type Readable } from 'node:stream';

/** Shorter than the ten seconds after which the gateway gives up a silent answer. */
const heartbeatMs = 5_000;

/** A page that reads slower than this is closed: it reconnects and begins with the present state. */
const maxWaitingBytes = 1_000_000;

/** Formats an event of `text/event-stream`: https://html.spec.whatwg.org/multipage/server-sent-events.html */
export const eventText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Pages open a stream again after this time: whoever has logged out or was blocked receives no more. */
const longestMs = 15 * 60_000;

export type EventStreams = ReturnType<typeof createEventStreams>;

/** Keeps the open streams of one kind. Each event is serialized once and sent to all of them. */
export function createEventStreams() {
  const streams = new Set<PassThrough>();
  let heartbeat: NodeJS.Timeout | undefined;

  function write(stream: PassThrough, text: string) {
    stream.write(text);
    if (stream.writableLength > maxWaitingBytes) stream.destroy();
  }

  function forget(stream: PassThrough) {
    streams.delete(stream);
    if (streams.size === 0) clearInterval(heartbeat);
  }

  return {
    /** @param first what the page begins with, formatted by `eventText` */
    open(first: string): Readable {
      const stream = new PassThrough();
      if (streams.size === 0)
        heartbeat = setInterval(() => {
          for (const each of streams) write(each, ':\n\n');
        }, heartbeatMs).unref();
      streams.add(stream);
      const end = setTimeout(() => stream.end(), longestMs).unref();
      stream.once('close', () => {
        clearTimeout(end);
        forget(stream);
      });
      write(stream, first);
      return stream;
    },

    /** @param text formatted by `eventText` */
    send(text: string) {
      for (const stream of streams) write(stream, text);
    },

    /** Ends all streams; pages reconnect, to another process if this one stops. */
    end() {
      for (const stream of streams) stream.end();
    },

    get size() {
      return streams.size;
    },
  };
}
