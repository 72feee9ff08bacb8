import { budgetHeader, longerPaths } from '../gateway/api-limits.ts';
import { block } from './directives.ts';
import type { NginxSettings } from './settings.ts';

/** Idle connections per worker and group. */
const keepaliveConnections = 32;

/**
 * After three failures within a second, a server is skipped for the next one. A longer pause could skip both of two
 * servers restarted one after the other.
 */
const failures = 'max_fails=3 fail_timeout=1s';

/**
 * Defines each group twice. A process may close a keep-alive connection just as nginx writes a request to it, in which
 * case nobody knows whether it was read. Repeatable requests are repeated; all others use a connection each, which a
 * stopping process refuses before reading anything.
 */
export const upstreams = ({ gateways, apis }: NginxSettings): string[] =>
  Object.entries({ gateways, apis }).flatMap(([name, addresses]) => {
    const servers = addresses.map((address) => `server ${address} ${failures};`);
    return [
      block(`upstream ${name}`, [...servers, `keepalive ${keepaliveConnections};`]),
      block(`upstream ${name}_once`, servers),
      block(`map $request_method $${name}`, [`default ${name}_once;`, `GET ${name};`, `HEAD ${name};`]),
    ];
  });

/** Headers that describe the visitor to gateways and API, replacing any values sent by the visitor. */
export const forwardedHeaders = Object.entries({
  Host: '$http_host',
  'X-Forwarded-For': '$remote_addr',
  'X-Forwarded-Proto': '$visitor_protocol',
  'X-Forwarded-Host': '$http_host',
  'X-Request-Id': '$request_id',
  [budgetHeader]: '$request_budget',
  Forwarded: '""',
  Connection: '""',
}).map(([name, value]) => `proxy_set_header ${name} ${value};`);

/**
 * The visitor's address and protocol, as reported by trusted balancers if any. The API's path is the requested one
 * without its prefix, in its original encoding, which nginx would decode. The budget header states how long the API may
 * take.
 */
export const variables = ({ balancers, apiLimits }: NginxSettings): string[] => [
  block('geo $realip_remote_addr $from_balancer', ['default 0;', ...balancers.map((network) => `${network} 1;`)]),
  block('map "$from_balancer:$http_x_forwarded_proto" $visitor_protocol', [
    'default $scheme;',
    '"1:https" https;',
    '"1:http" http;',
  ]),
  block('map $request_uri $request_budget', [
    'default "";',
    ...Object.entries(longerPaths).map(
      ([limit, path]) => `"~^/backend${path}" ${apiLimits[limit as keyof typeof longerPaths]};`,
    ),
    `"~^/backend/" ${apiLimits.response};`,
  ]),
  block('map $request_uri $api_path', ['default /;', '"~^/backend(?<path_of_api>/.*)$" $path_of_api;']),
];
