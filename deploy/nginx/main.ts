/** Prints the site's nginx configuration: `node deploy/nginx/main.ts > /etc/nginx/conf.d/idavuelta.conf`. */
import { nginxConfig } from './config.ts';
import { nginxSettings } from './settings.ts';

try {
  console.log(nginxConfig(nginxSettings(process.env)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
