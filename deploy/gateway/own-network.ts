import { compile } from '@fastify/proxy-addr';
import type { FastifyRequest } from 'fastify';

const isOwn = compile(['loopback', 'uniquelocal']);

/** Whether a request is from the gateway's own network. Behind a proxy that we trust, the address is the visitor's. */
export const isOwnNetwork = ({ ip }: FastifyRequest) => isOwn(ip, 0);
