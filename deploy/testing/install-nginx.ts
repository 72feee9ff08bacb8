/** Installs Debian's nginx for the tests if missing. Without permission to install, the tests say what they lack. */
import { spawnSync } from 'node:child_process';
import { findNginx, nginxPackages } from './nginx-program.ts';

const aptGet = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'inherit' }).status === 0;

if (!findNginx()) {
  console.log('Installing nginx for the tests…');
  if (aptGet('update')) aptGet('install', '-y', '--no-install-recommends', ...nginxPackages);
}
