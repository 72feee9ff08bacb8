import { fileName } from '@idavuelta/e2e/browser/file-name.ts';
import type { ScriptRun, Timings } from './observe.ts';

export interface LongTask {
  /** Milliseconds since the visit began. */
  start: number;
  duration: number;
  /** The script that took most of it. */
  name: string;
}

/** A task is long from 50 ms on. */
const longTask = 50;

/** The long tasks that ended after the first paint, each with the name of its longest script. */
export function tasksAfterPaint({ fcp, longTasks, scripts }: Timings): LongTask[] {
  return longTasks
    .filter(({ start, duration }) => start + duration > fcp)
    .map(({ start, duration }) => {
      const end = start + duration;
      const inside = (script: ScriptRun) =>
        Math.min(end, script.start + script.duration) - Math.max(start, script.start);
      const [longest] = [...scripts].sort((a, b) => inside(b) - inside(a));
      return {
        start,
        duration,
        name: longest && inside(longest) > 0 ? nameOf(longest) : 'no script: style, layout, parsing',
      };
    });
}

/** Total blocking time: what tasks took beyond 50 ms each, counted from the first paint. */
export const blockingTime = ({ fcp }: Timings, tasks: LongTask[]) =>
  tasks.reduce((sum, { start, duration }) => {
    const end = start + duration;
    return sum + Math.max(0, end - Math.max(fcp, start + longTask));
  }, 0);

function nameOf({ invoker, sourceUrl, functionName, duration }: ScriptRun) {
  const file = sourceUrl.startsWith('http') ? fileName(sourceUrl) : 'inline script';
  const caller = invoker.startsWith('http') ? 'first run' : invoker;
  return `${file}${functionName && ` ${functionName}()`}, ${caller}, ${duration.toFixed(0)} ms of it`;
}
