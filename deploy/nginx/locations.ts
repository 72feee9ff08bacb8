import { apiAway } from '../gateway/api-away.ts';
import { longerPaths } from '../gateway/api-limits.ts';
import { securityHeaders } from '../gateway/security.ts';
import { cacheControl, readableByAll } from '../registry/cache-control.ts';
import { contentType, isText } from '../registry/content-type.ts';
import { addHeaders, block, quoted } from './directives.ts';
import type { NginxSettings } from './settings.ts';

/** File types in releases; nginx's own list has other types for some of them. */
const extensions = 'js mjs cjs css json webmanifest map txt html svg png jpg webp avif ico woff2 mp4 webm vtt'.split(
  ' ',
);
const types = extensions.map((extension) => `${contentType(extension)} ${extension};`);
const typesOfText = [...new Set(extensions.map(contentType).filter(isText))];

/** An 8 MB file plus the overhead of its form. */
const uploadLimit = '10m';

/** Responds with a body in the API's envelope. */
const envelope = (status: number, body: object) => [
  'default_type application/json;',
  ...addHeaders({ 'cache-control': 'no-store' }, ' always'),
  `return ${status} ${quoted(JSON.stringify(body))};`,
];

/** Serves files of releases and their precompressed copies. The gateway may fetch a file that is missing here. */
const releaseFiles = ({ outputDir }: NginxSettings, headers: Record<string, string>) => [
  block(String.raw`location ~ ^/(?:modules|shell)/(?!.*/\.)`, [
    `root ${quoted(outputDir)};`,
    'try_files $uri @gateway;',
    block('types', types),
    'charset utf-8;',
    `charset_types ${typesOfText.join(' ')};`,
    'brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    ...addHeaders({ 'cache-control': cacheControl('/modules/'), ...readableByAll, ...headers }),
  ]),
  block('location @gateway', ['proxy_pass http://$gateways;']),
];

/** Formats seconds for nginx, at least one. */
const seconds = (milliseconds: number) => `${Math.max(1, Math.ceil(milliseconds / 1_000))}s`;

/** Locations of the API calls with one time limit. A write is repeated only if it has an idempotency key. */
const calls = (name: string, place: string, limit: number) => {
  const rest = [
    `client_max_body_size ${uploadLimit};`,
    'error_page 413 @too_large;',
    'error_page 502 504 = @api_away;',
    `proxy_read_timeout ${seconds(limit)};`,
    // cookies get the path under which browsers reach the API here
    'proxy_cookie_path / /backend/;',
    'proxy_pass http://$apis$api_path;',
  ];
  return [
    block(`location ${place}`, [
      `error_page 418 = @repeatable_${name};`,
      'if ($http_idempotency_key) {\n    return 418;\n}',
      ...rest,
    ]),
    block(`location @repeatable_${name}`, ['proxy_next_upstream error timeout non_idempotent;', ...rest]),
  ];
};

const api = ({ apiLimits }: NginxSettings) => [
  ...calls('response', '/backend/', apiLimits.response),
  ...Object.entries(longerPaths).flatMap(([name, path]) =>
    calls(name, `~ ${quoted(`^/backend${path}`)}`, apiLimits[name as keyof typeof longerPaths]),
  ),
  block('location @api_away', [
    ...addHeaders({ 'retry-after': String(apiAway.retryAfterSeconds) }, ' always'),
    ...envelope(apiAway.status, apiAway.body),
  ]),
  block('location @too_large', [
    ...envelope(413, { success: false, code: 'VALIDATION_FAILED', message: 'The file is too large' }),
  ]),
];

/** Without a gateway, visitors get the page written on publishing, and browsers do the rest. */
const pages = ({ outputDir }: NginxSettings, headers: Record<string, string>) => [
  block('location /', ['error_page 502 504 = @shell;', 'proxy_read_timeout 10s;', 'proxy_pass http://$gateways;']),
  block('location @shell', [
    `root ${quoted(outputDir)};`,
    'try_files $file_without_gateway =503;',
    block('types', types),
    'charset utf-8;',
    ...addHeaders({ 'cache-control': cacheControl('/'), ...headers }),
  ]),
];

/** Maps a request to the file that replaces a gateway's response. */
export const fileWithoutGateway = block('map "$request_method:$uri:$http_accept" $file_without_gateway', [
  'default /absent;',
  '"~^(GET|HEAD):/registry.json:" /registry.json;',
  '"~^(GET|HEAD):[^:]*:.*text/html" /index.html;',
]);

/** Builds the locations of everything visitors can request. */
export function locations(settings: NginxSettings): string[] {
  const headers = securityHeaders({ ...settings, devOrigins: [] });
  return [...releaseFiles(settings, headers), ...api(settings), ...pages(settings, headers)];
}
