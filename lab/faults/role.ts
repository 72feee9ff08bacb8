import type { ChildProcess } from 'node:child_process';

/** A process as started by its role. */
export interface Started {
  child: ChildProcess;
  ended: Promise<[number | null]>;
}

/** A process of the site, which keeps its address across restarts. */
export interface Role {
  url: string;
  /** Id of the current process. */
  pid(): number;
  signal(name: NodeJS.Signals): void;
  /** Sends a signal, SIGKILL by default. @returns the exit code once the process has ended; null after a kill */
  end(name?: NodeJS.Signals): Promise<number | null>;
  /** Resolves when the current process has ended by itself. */
  ended(): Promise<unknown>;
  /** Restarts it, as a supervisor does. @param env for this start only */
  start(env?: Record<string, string>): Promise<void>;
}

/** @param start resolves when the process responds */
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
