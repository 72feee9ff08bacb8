import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { root } from '../output.ts';
import { readDockerfile } from './dockerfile.ts';

const files = {
  'gateway.Dockerfile': {
    workspace: 'deploy',
    roles: ['gateway'],
    commands: { 'deploy/gateway/main.ts': ['API_URL is required', 'SITE_URL is required'] },
  },
  'api.Dockerfile': {
    workspace: 'api',
    roles: ['api', 'worker', 'migration'],
    commands: {
      'api/src/migrate.ts': ['DATABASE_URL is required'],
      'api/src/main.ts': ['DATABASE_URL is required in production'],
    },
  },
};

/** Tells whether a file is in the image, which excludes tests and their tools like `.dockerignore`. */
const isInImage = (path: string) => !/\.test\.|\/testing(\/|$)|node_modules/.test(path);

/** Creates a folder with the image's files from this repository, inside it so that installed packages are found. */
function folderOfImage({ copies }: ReturnType<typeof readDockerfile>, workspace: string) {
  const folder = join(root, '.local/images', workspace);
  rmSync(folder, { recursive: true, force: true }); // left by a run that was killed
  for (const { sources, to } of copies) {
    for (const source of sources) {
      const target = to.endsWith('/') ? join(to, basename(source)) : to;
      cpSync(join(root, source), join(folder, target), { recursive: true, filter: isInImage });
    }
  }
  mkdirSync(join(folder, 'node_modules/@idavuelta'), { recursive: true });
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@idavuelta/shared'));
  symlinkSync(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  return folder;
}

for (const [name, { workspace, roles, commands }] of Object.entries(files)) {
  const dockerfile = readDockerfile(name);

  test(`${name}: the linter finds nothing`, () => {
    assert.deepEqual(
      validate(dockerfile.content).map(({ message, range }) => `${range.start.line + 1}: ${message}`),
      [],
    );
  });

  test(`${name} is of the Node of this repository, for every role, and runs as nobody special`, () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    assert.deepEqual(new Set(dockerfile.bases), new Set([`node:${devDependencies.node}-bookworm-slim`]));
    for (const role of roles) assert.ok(dockerfile.targets.includes(role), role);
    assert.deepEqual(dockerfile.users, ['1000:1000']);
  });

  test(`${name}: with what it takes of the repository, and nothing else, each command starts`, (t) => {
    for (const { sources } of dockerfile.copies)
      for (const source of sources) assert.ok(existsSync(join(root, source)), source);
    assert.deepEqual(dockerfile.commands.map(([, file]) => file).sort(), Object.keys(commands).sort());
    const folder = folderOfImage(dockerfile, workspace);
    t.after(() => rmSync(folder, { recursive: true }));
    for (const [file, complaints] of Object.entries(commands)) {
      const { status, stderr } = spawnSync(process.execPath, [file], { cwd: folder, env: {}, encoding: 'utf8' });
      // a process that gets as far as reporting its missing settings has found every file it imports
      const lines = stderr.trim().split('\n');
      for (const complaint of complaints) assert.ok(lines.includes(complaint), stderr);
      assert.equal(status, 1);
    }
  });
}
