/**
 * Prepares a checkout: installs the packages when they are missing or older than the lock file, and Node if the
 * machine's is too old. Runs before every command (`prestart`, `pretest`, …), so that each of them works on a fresh
 * clone. No dependencies, any Node >= 20.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hasNode, isInstalled, markInstalled, nodeVersion, selection } from './installed.mjs';
import { markRunning, runningCommands, takeTurn } from './running.mjs';
import { needsMore } from './teams.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isReady = () => isInstalled() && hasNode();

const command = process.env.npm_package_name === 'idavuelta' && process.env.npm_lifecycle_event?.replace(/^pre/, '');
if (command && needsMore(command))
  fail(`npm run ${command} needs the whole repository: \`git sparse-checkout disable\`, then run it again.`);

if (!isReady()) {
  const giveTurnBack = await takeTurn();
  process.once('exit', giveTurnBack);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  if (!isInstalled()) installPackages();
  if (!hasNode()) addNode();
  giveTurnBack();
}
markRunning();

function installPackages() {
  const running = runningCommands();
  if (running.length > 0)
    fail(`package-lock.json has changed, and its packages cannot be installed while these run, whose files would go:
  ${running.join('\n  ')}
End them, and run this command again.`);
  console.log('Installing packages (once, and again when package-lock.json changes)…');
  npm('ci', ...selection(), '--loglevel=error');
  markInstalled();
}

/** Beside the packages, which stay untouched. */
function addNode() {
  const folder = `${root}node_modules/.node`;
  mkdirSync(folder, { recursive: true });
  const dependencies = { node: nodeVersion() };
  writeFileSync(
    `${folder}/package.json`,
    JSON.stringify({ private: true, dependencies, allowScripts: { node: true } }),
  );
  npm('install', '--prefix', folder, '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error');
  const link = `${root}node_modules/.bin/node`;
  rmSync(link, { force: true }); // a dangling one
  symlinkSync('../.node/node_modules/node/bin/node', link);
}

function npm(...words) {
  const path = process.env.npm_execpath;
  const [command, args] = path ? [process.execPath, [path]] : ['npm', []];
  const { status } = spawnSync(command, [...args, ...words], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail('The packages could not be installed; see the messages above.', status ?? 1);
}

function fail(message, status = 1) {
  console.error(message);
  process.exit(status);
}
