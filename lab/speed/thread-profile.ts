import { once } from 'node:events';
import { Session } from 'node:inspector';

/** A V8 profile: https://chromedevtools.github.io/devtools-protocol/tot/Profiler/#type-Profile */
export interface CpuProfile {
  nodes: { id: number; callFrame: Frame }[];
  samples: number[];
  /** Microseconds since the previous sample. */
  timeDeltas: number[];
}

export interface Frame {
  functionName: string;
  /** Empty for V8's own code. */
  url: string;
  lineNumber: number;
}

/**
 * Profiles the only worker thread of this process from now on, without its cooperation.
 * @returns a function that ends the profile
 */
export async function profileThread(): Promise<() => Promise<CpuProfile>> {
  const session = new Session();
  session.connect();
  const attached = once(session, 'NodeWorker.attachedToWorker');
  session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const [{ params: worker }] = await attached;

  let lastId = 0;
  const post = async (method: string) => {
    const id = ++lastId;
    const answer = new Promise<{ profile: CpuProfile }>((resolve) => {
      session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
        const message = JSON.parse(params.message);
        if (message.id === id) resolve(message.result);
      });
    });
    const message = JSON.stringify({ id, method });
    session.post('NodeWorker.sendMessageToWorker', { sessionId: worker.sessionId, message });
    return answer;
  };

  await post('Profiler.enable');
  await post('Profiler.start');
  return async () => (await post('Profiler.stop')).profile;
}
