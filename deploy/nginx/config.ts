import { block, quoted } from './directives.ts';
import { fileWithoutGateway, locations } from './locations.ts';
import type { NginxSettings } from './settings.ts';
import { forwardedHeaders, upstreams, variables } from './upstreams.ts';

/** Neither path nor query of a request is logged, because they may contain tokens. */
const logFormat = Object.entries({
  time: '$time_iso8601',
  method: '$request_method',
  status: '$status',
  seconds: '$request_time',
  upstream: '$upstream_addr',
  upstreamStatus: '$upstream_status',
  requestId: '$request_id',
}).map(([name, variable]) => `"${name}":"${variable}"`);

/**
 * Proxy settings for gateways and API. A request that may have arrived is not repeated, except GET, HEAD, PUT and
 * DELETE.
 */
const proxying = [
  'proxy_http_version 1.1;',
  ...forwardedHeaders,
  'proxy_connect_timeout 1s;',
  'proxy_next_upstream error timeout;',
  'proxy_next_upstream_timeout 5s;',
];

const common = ({ logDir }: NginxSettings) => [
  'server_tokens off;',
  `access_log ${quoted(`${logDir}/access.log`)} idavuelta;`,
  // Error messages of lower levels quote the requested URL; failures of a gateway or API are in the access log.
  `error_log ${quoted(`${logDir}/error.log`)} crit;`,
];

const tls = ({ certificate, listen }: NginxSettings) =>
  certificate
    ? [
        `listen ${listen} ssl http2;`,
        `ssl_certificate ${quoted(certificate.file)};`,
        `ssl_certificate_key ${quoted(certificate.key)};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
        'ssl_session_cache shared:idavuelta:10m;',
        'ssl_session_tickets off;',
      ]
    : [`listen ${listen};`];

const serverName = ({ origins }: NginxSettings) =>
  `server_name ${origins.map((origin) => new URL(origin).hostname).join(' ')};`;

/** Serves all the site's names; visitors of any other name get the first one's page. */
const site = (settings: NginxSettings) =>
  block('server', [
    ...tls(settings),
    serverName(settings),
    ...common(settings),
    'client_max_body_size 64k;',
    'client_body_timeout 30s;',
    'recursive_error_pages on;',
    ...settings.balancers.map((network) => `set_real_ip_from ${network};`),
    ...(settings.balancers.length ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ...proxying,
    ...locations(settings),
  ]);

const toHttps = (settings: NginxSettings) =>
  block('server', [
    'listen 80;',
    serverName(settings),
    ...common(settings),
    'location / {\n    return 301 https://$host$request_uri;\n}',
  ]);

/** Serves the API to gateways, which render with its responses, so that they too skip processes that are down. */
const internal = (settings: NginxSettings) =>
  block('server', [
    `listen ${settings.internalListen};`,
    ...common(settings),
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_connect_timeout 1s;',
    'location / {\n    proxy_pass http://$apis;\n}',
  ]);

/** Builds the content of `http { … }`: the whole site for visitors, and the API for the gateways. */
export const nginxConfig = (settings: NginxSettings): string =>
  [
    '# Made by deploy/nginx/main.ts; changes belong there.',
    `log_format idavuelta escape=json '{${logFormat.join()}}';`,
    ...upstreams(settings),
    ...variables(settings),
    fileWithoutGateway,
    ...(settings.certificate ? [toHttps(settings)] : []),
    site(settings),
    internal(settings),
  ].join('\n\n');
