import { masterOf } from './paths.ts';
import { incompletePictures, renderPicture } from './renditions.ts';

/** How many pictures are rendered at the same time. Two leave the API, which runs in the same process, time for requests. */
const concurrency = 2;

export interface RenditionQueue {
  /**
   * Waits until the picture that a file belongs to is rendered; resolves at once for a file that is not in the queue. A
   * requested picture is rendered next, so that on a first start the visitor's screen comes before the rest of the catalogue.
   * @param file as in `/media/<file>`
   */
  whenReady: (file: string) => Promise<void>;
  /** Resolves when nothing is left to render. */
  finished: Promise<void>;
}

/** Renders the pictures that `dir` lacks, in the background. @param names key and file name of every picture, in their order */
export function createRenditionQueue(
  dir: string,
  names: Iterable<[key: string, name: string]>,
  onError: (error: unknown) => void,
): RenditionQueue {
  const waiting = new Map<string, { key: string; done: () => void; promise: Promise<void> }>();
  let queue: string[] = [];

  const listed = incompletePictures(dir, names).then((incomplete) => {
    for (const [key, name] of incomplete) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(name, { key, done: resolve, promise });
    }
    queue = incomplete.map(([, name]) => name);
  });

  async function worker() {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const picture = waiting.get(name);
      if (!picture) continue;
      await renderPicture(dir, picture.key, name, masterOf(picture.key)).catch(onError); // one failure must not stop the rest
      waiting.delete(name);
      picture.done();
    }
  }

  return {
    finished: listed.then(() => Promise.all(Array.from({ length: concurrency }, worker))).then(() => {}, onError),
    async whenReady(file) {
      await listed;
      const name = file.replace(/-(\d+|banner)\.(avif|webp|jpeg)$/, '');
      const picture = waiting.get(name);
      if (!picture) return;
      // A picture that is being rendered has left the queue already.
      if (queue.includes(name)) queue = [name, ...queue.filter((other) => other !== name)];
      await picture.promise;
    },
  };
}
