import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface SupervisorOptions {
  /** Receives a readable line for every death and restart. */
  log: (line: string) => void;
  /** Called when a process dies before `keepAlive`: the start has failed. */
  onFailedStart: (error: Error) => void;
  /** Milliseconds before the first restart; doubled with each consecutive death. */
  firstPause?: number;
  maxPause?: number;
  /** Milliseconds after which a running process counts as healthy again. */
  healthyAfter?: number;
}

/** Runs child processes, restarts those that die, and stops all of them together. */
export function createSupervisor(options: SupervisorOptions) {
  const { log, onFailedStart, firstPause = 1_000, maxPause = 30_000, healthyAfter = 60_000 } = options;
  const children = new Map<string, ChildProcess>();
  const stopping = new AbortController();
  let restarting = false;

  function start(name: string, script: string, env: Record<string, string>, deaths = 0) {
    const started = performance.now();
    // A separate process group: Ctrl-C reaches only this process, which stops the others in order. The heap limit is
    // production's: without one, garbage grows to a share of the machine's memory.
    const child = spawn(process.execPath, ['--max-old-space-size=384', script], {
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    children.set(name, child);
    child.once('exit', async (code, signal) => {
      children.delete(name);
      if (stopping.signal.aborted) return;
      const death = `The ${name} stopped (${signal ?? `exit code ${code}`})`;
      if (!restarting) return onFailedStart(new Error(`${death}.`));
      const row = performance.now() - started > healthyAfter ? 0 : deaths;
      const pause = Math.min(maxPause, firstPause * 2 ** row);
      log(`${death}; starting it again in ${pause / 1000} s.`);
      const waited = await wait(pause, true, { signal: stopping.signal }).catch(() => false);
      if (waited) start(name, script, env, row + 1);
    });
  }

  return {
    start: (name: string, script: string, env: Record<string, string>) => start(name, script, env),
    /** From now on a process that dies is restarted instead of ending everything. */
    keepAlive() {
      restarting = true;
    },
    async stop() {
      stopping.abort();
      const ended = [...children.values()].map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of children.values()) child.kill('SIGTERM');
      await Promise.race([Promise.all(ended), wait(10_000, undefined, { ref: false })]);
      for (const child of children.values()) child.kill('SIGKILL');
    },
  };
}

export type Supervisor = ReturnType<typeof createSupervisor>;
