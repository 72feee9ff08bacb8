import { readFileSync } from 'node:fs';
import type { CpuProfile, Frame } from './thread-profile.ts';

/** Smaller shares are omitted from a table. */
const least = 0.01;

/** Prints a thread's CPU time by package and folder, and the most expensive functions. */
export function printProfile(profile: CpuProfile) {
  console.log('\n     %  of the time at work of the thread that renders, by package or folder');
  printShares(ownTimes(profile, ownerOf));
  console.log('\n     %  by function');
  printShares(ownTimes(profile, (frame) => `${frame.functionName || '(anonymous)'} in ${ownerOf(frame)}`));
}

/** Microseconds by name. */
function ownTimes({ nodes, samples, timeDeltas }: CpuProfile, nameOf: (frame: Frame) => string) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)' || frame.functionName === '(program)') continue;
    const name = nameOf(frame);
    times.set(name, (times.get(name) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return times;
}

function printShares(times: Map<string, number>) {
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  for (const [name, time] of [...times].sort(([, a], [, b]) => b - a))
    if (time / total >= least) console.log(`${((100 * time) / total).toFixed(1).padStart(6)}  ${name}`);
}

/** Returns the package or our folder of a code position; in a release's build, that of the module at the line. */
function ownerOf({ functionName, url, lineNumber }: Frame) {
  if (!url) return functionName === '(garbage collector)' ? functionName : 'V8 and Node';
  if (url.startsWith('node:')) return 'V8 and Node';
  const path = url.endsWith('server.cjs') ? moduleAt(url, lineNumber) : url;
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  return inPackage ?? path.replace(/^.*?(?=(deploy|shared|shell|mfe-[\w-]+|e2e)\/)/, '').replace(/\/[^/]*$/, '');
}

const builds = new Map<string, string[]>();

/** The comment that webpack writes above each module. */
const moduleComment = /^(?:\/\*{3}\/ "|;\/\/ |\/\/ MODULE: )(?:\.\/)?([^" ]+\.[a-z]+)(?:"|$)/;

function moduleAt(file: string, line: number) {
  const lines = builds.get(file) ?? readFileSync(file.replace('file://', ''), 'utf8').split('\n');
  builds.set(file, lines);
  for (let at = line; at >= 0; at -= 1) {
    const name = moduleComment.exec(lines[at] ?? '')?.[1];
    if (name) return name.startsWith('src/') ? `${/mfe-[\w-]+|shell/.exec(file)?.[0]}/${name}` : name;
  }
  return file;
}
