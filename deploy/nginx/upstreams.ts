import { budgetHeader, longerPaths } from '../gateway/api-limits.ts';
import { block } from './directives.ts';
import type { NginxSettings } from './settings.ts';

/** Idle connections that a worker keeps to each group. */
const keepaliveConnections = 32;

/**
 * Three failures within a second, and a server is left alone for the next one. A longer pause would leave out both of
 * two that were started again one after the other.
 */
const failures = 'max_fails=3 fail_timeout=1s';

/**
 * Each group twice. A process may close a kept connection at the very moment at which nginx writes a request on it, and
 * then nobody knows whether it read it. What may be sent again is; for the rest each request has a connection of its own,
 * which a process that stops refuses before it has read anything.
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

/** What gateways and API learn of the visitor: whatever the visitor wrote into these headers is replaced. */
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
 * The visitor's own address and protocol, by the balancers in front when there are any. The API's path is what was asked
 * for without its prefix, as it was written: nginx would decode it. It is told how long it may take for its answer.
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
    `"~^/backend/" ${apiLimits.answer};`,
  ]),
  block('map $request_uri $api_path', ['default /;', '"~^/backend(?<path_of_api>/.*)$" $path_of_api;']),
];
