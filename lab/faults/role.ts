import type { ChildProcess } from 'node:child_process';

/** A process as its kind starts it. */
export interface Started {
  child: ChildProcess;
  ended: Promise<[number | null]>;
}

/** One of the site's processes, which keeps its address when it is started again. */
export interface Role {
  url: string;
  /** Of this process. */
  pid(): number;
  signal(name: NodeJS.Signals): void;
  /** Sends the signal, by default SIGKILL. @returns the exit code once the process has ended; null after a kill */
  end(name?: NodeJS.Signals): Promise<number | null>;
  /** Resolves when the present process has ended by itself. */
  ended(): Promise<unknown>;
  /** Starts it again, as a supervisor does. @param env of this start alone */
  start(env?: Record<string, string>): Promise<void>;
}

/** @param start resolves when the process answers */
export async function startRole(url: string, start: (env: Record<string, string>) => Promise<Started>): Promise<Role> {
  let running = await start({});
  return {
    url,
    pid: () => running.child.pid ?? 0,
    signal: (name) => void running.child.kill(name),
    async end(name = 'SIGKILL') {
      running.child.kill(name);
      return (await running.ended)[0];
    },
    ended: () => running.ended,
    async start(env = {}) {
      running = await start(env);
    },
  };
}
