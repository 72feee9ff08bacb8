import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const brotli = '/usr/share/nginx/modules-available/mod-http-brotli-static.conf';

/** Debian packages for the tests of the web server. */
export const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Finds the program, which is often outside the PATH; undefined without it or its brotli module. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return existsSync(brotli) ? folders.map((folder) => join(folder, 'nginx')).find(existsSync) : undefined;
}
