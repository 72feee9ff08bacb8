import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';

/**
 * Opens live boards and reads what they are told.
 * @param count of boards; each has a connection of its own
 */
export async function openBoards(url: string, count: number, headers: Record<string, string>) {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  /** Boards that have not heard of a departure's last change, and when that was answered. */
  const expected = new Map<number, { since: number; boards: Set<number> }>();
  const times: number[] = [];
  let bytes = 0;

  function read(board: number, text: string) {
    bytes += Buffer.byteLength(text);
    for (const [, id] of text.matchAll(/event: departure\ndata: {"id":(\d+)/g)) {
      const waiting = expected.get(Number(id));
      if (waiting?.boards.delete(board)) times.push(Date.now() - waiting.since);
    }
  }

  const requests = await Promise.all(
    Array.from({ length: count }, async (_, board) => {
      const request = get(`${url}/staff-api/live-board/events`, { agent, headers });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      if (response.statusCode !== 200) throw new Error(`a board was answered ${response.statusCode}`);
      response.setEncoding('utf8').on('data', (text: string) => read(board, text));
      response.on('error', () => {}); // when it is closed
      return request;
    }),
  );

  return {
    /** A mark of the departure has been answered. */
    expect(departureId: number) {
      expected.set(departureId, { since: Date.now(), boards: new Set(requests.keys()) });
    },

    /** How many boards have not been told of a last mark, over all departures. */
    missing: () => [...expected.values()].reduce((sum, { boards }) => sum + boards.size, 0),

    /** What all boards have been sent. */
    bytes: () => bytes,

    /** @returns milliseconds from a mark's answer to each board */
    close() {
      for (const request of requests) request.destroy();
      return times;
    },
  };
}
