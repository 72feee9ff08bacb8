import { missingPictures, renderPicture } from './render.ts';

/** How many pictures are drawn at a time: enough for two cores, and the API keeps room to answer. */
const atOnce = 2;

export interface DrawingQueue {
  /**
   * Resolves when the picture that a file belongs to is there, at once for one that is not being drawn. A picture that
   * somebody waits for is drawn next: on a first start the visitor's screen comes before the rest of the catalogue.
   * @param file as in `/media/<file>`
   */
  drawn: (file: string) => Promise<void>;
  /** Resolves when nothing is left to draw. */
  finished: Promise<void>;
}

/** Draws the missing pictures in the background. @param names key and file name of every picture, in drawing order */
export function createDrawingQueue(
  dir: string,
  names: Iterable<[key: string, name: string]>,
  onError: (error: unknown) => void,
): DrawingQueue {
  const waiting = new Map<string, { key: string; done: () => void; promise: Promise<void> }>();
  let order: string[] = [];

  const listed = missingPictures(dir, names).then((missing) => {
    for (const [key, name] of missing) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(name, { key, done: resolve, promise });
    }
    order = missing.map(([, name]) => name);
  });

  async function worker() {
    for (let name = order.shift(); name; name = order.shift()) {
      const picture = waiting.get(name);
      if (!picture) continue;
      await renderPicture(dir, picture.key, name).catch(onError); // the others are drawn all the same
      waiting.delete(name);
      picture.done();
    }
  }

  return {
    finished: listed.then(() => Promise.all(Array.from({ length: atOnce }, worker))).then(() => {}, onError),
    async drawn(file) {
      await listed;
      const name = file.replace(/-(\d+|banner)\.(avif|webp|jpeg)$/, '');
      const picture = waiting.get(name);
      if (!picture) return;
      // One that is under way is not in the order any more.
      if (order.includes(name)) order = [name, ...order.filter((other) => other !== name)];
      await picture.promise;
    },
  };
}
