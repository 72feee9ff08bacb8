import type { Readable } from 'node:stream';
import { liveBoardSchema, liveDepartureSchema } from '@idavuelta/shared/contracts/schemas/staff';
import type { LiveBoard, LiveDeparture } from '@idavuelta/shared/contracts/staff';
import { contactRemover } from '../../../http/contacts/without-contacts.ts';
import { createEventStreams, eventText } from '../../../http/event-streams.ts';

interface LiveBoardsDependencies {
  /** Returns the ids of the departures on the board, in its order. */
  near: () => Promise<number[]>;
  read: (departureId: number) => Promise<LiveDeparture | undefined>;
  /** Told of a failed reading: boards go on with what they have. */
  warn: (reason: string) => void;
}

/** Changes within this time are read once. */
const gatherMs = 500;
/** How long a board is kept without a reading of all departures: some come into its time, others leave it. */
const wholeMs = 60_000;

const removerOf = (schema: object) => contactRemover(schema) ?? ((value: unknown) => value);
const without = { departure: removerOf(liveDepartureSchema), board: removerOf(liveBoardSchema) };

export type LiveBoards = ReturnType<typeof createLiveBoards>;

/**
 * Keeps the board that pages show. The database is read once per change and process, however many pages are open, and
 * not at all while there is none.
 */
export function createLiveBoards({ near, read, warn }: LiveBoardsDependencies) {
  /** Pages that may read contacts, and pages that may not. */
  const [full, reduced] = [createEventStreams(), createEventStreams()];
  const changed = new Set<number>();
  let gathering: NodeJS.Timeout | undefined;
  let kept: { board: Promise<LiveBoard>; until: number } | undefined;

  async function readAll(): Promise<LiveBoard> {
    const departures: LiveDeparture[] = [];
    for (const id of await near()) {
      const departure = await read(id);
      if (departure) departures.push(departure);
    }
    return { readAt: new Date().toISOString(), departures };
  }

  /** Reads all departures unless that was done within the last minute. */
  function board(): Promise<LiveBoard> {
    if (kept && kept.until > Date.now()) return kept.board;
    const reading = { board: readAll(), until: Date.now() + wholeMs };
    kept = reading;
    reading.board.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.board;
  }

  function send(event: 'departure' | 'board', content: LiveDeparture | LiveBoard) {
    full.send(eventText(event, content));
    reduced.send(eventText(event, without[event](content)));
  }

  /** The board as of its last whole reading, with what changed since. */
  const present = async (): Promise<LiveBoard> => ({ ...(await board()), readAt: new Date().toISOString() });

  async function readChanged() {
    gathering = undefined;
    const ids = [...changed];
    changed.clear();
    const before = await kept?.board;
    const onBoard = new Set(await near());
    for (const id of ids) {
      const at = before?.departures.findIndex((each) => each.id === id) ?? -1;
      if (!onBoard.has(id)) {
        // called off, or planned for another day
        if (at >= 0) missed();
        continue;
      }
      const departure = await read(id);
      if (!departure) continue;
      send('departure', departure);
      before?.departures.splice(at < 0 ? before.departures.length : at, 1, departure);
    }
  }

  /** Changes may have been missed: open pages get the whole board again. */
  function missed() {
    kept = undefined;
    if (full.size + reduced.size === 0) return;
    present().then(
      (now) => send('board', now),
      (error: Error) => warn(error.message),
    );
  }

  return {
    board: present,

    /** Opens the events of a page: the board, then departures as they change. */
    async open(mayReadContacts: boolean): Promise<Readable> {
      const now = await present();
      return mayReadContacts
        ? full.open(eventText('board', now))
        : reduced.open(eventText('board', without.board(now)));
    },

    /** A mark, a run, a position or a check of the departure has changed. */
    changed(departureId: number) {
      if (full.size + reduced.size === 0) {
        kept = undefined;
        return;
      }
      changed.add(departureId);
      gathering ??= setTimeout(() => {
        readChanged().catch((error: Error) => warn(error.message));
      }, gatherMs);
    },

    missed,

    end() {
      clearTimeout(gathering);
      full.end();
      reduced.end();
    },
  };
}
