import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

const isOwn = compile(['loopback', 'uniquelocal']);

/**
 * Tells whether a request comes from the gateway's own network. Behind a trusted proxy the address is the visitor's.
 */
export const isOwnNetwork = ({ ip }: FastifyRequest) => isOwn(ip, 0);
