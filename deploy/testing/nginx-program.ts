import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const brotli = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

/** Debian's packages that the tests of the web server run. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** The program, which is outside the PATH of many users; undefined without it or its module for brotli. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return existsSync(brotli) ? folders.map((folder) => join(folder, 'nginx')).find(existsSync) : undefined;
}
