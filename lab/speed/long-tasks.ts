import { fileName } from '@idavuelta/e2e/browser/file-name.ts';
import type { Task } from './main-thread.ts';
import type { ScriptRun, Timings } from './observe.ts';

export interface LongTask extends Task {
  /** The script that took most of it. */
  name: string;
}

/** Minimum CPU time of a long task, in milliseconds. */
const longTask = 50;

/** Returns the long tasks that ended after the first paint, each with the name of its longest script. */
export function tasksAfterPaint({ fcp, scripts }: Timings, tasks: Task[]): LongTask[] {
  return tasks
    .filter(({ start, duration, work }) => work >= longTask && start + duration > fcp)
    .map((task) => {
      const { start } = task;
      const end = start + task.duration;
      const inside = (script: ScriptRun) =>
        Math.min(end, script.start + script.duration) - Math.max(start, script.start);
      const [longest] = [...scripts].sort((a, b) => inside(b) - inside(a));
      return {
        ...task,
        name: longest && inside(longest) > 0 ? nameOf(longest) : 'no script: style, layout, parsing',
      };
    });
}

/** Total blocking time: CPU time of tasks beyond 50 ms each, counted from the first paint. */
export const blockingTime = ({ fcp }: Pick<Timings, 'fcp'>, tasks: Task[]) =>
  tasks.reduce((sum, { start, duration, work }) => {
    const afterPaint = Math.max(0, start + duration - fcp);
    return sum + Math.min(afterPaint, Math.max(0, work - longTask));
  }, 0);

function nameOf({ invoker, sourceUrl, functionName, duration }: ScriptRun) {
  const file = sourceUrl.startsWith('http') ? fileName(sourceUrl) : 'inline script';
  const caller = invoker.startsWith('http') ? 'first run' : invoker;
  return `${file}${functionName && ` ${functionName}()`}, ${caller}, ${duration.toFixed(0)} ms of it`;
}
