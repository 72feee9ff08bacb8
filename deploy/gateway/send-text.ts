import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './choose-encoding.ts';
import { type EncodedText, encodedText } from './encoded-text.ts';

/** Texts that are the same for many requests: the registry, the shell's page without content. */
const texts = new LRUCache<string, EncodedText>({ max: 100 });

/** A text in every encoding; the same one for the same text. */
export function sharedText(text: string): EncodedText {
  const shared = texts.get(text) ?? encodedText(text);
  texts.set(text, shared);
  return shared;
}

/** Sends a text in the encoding that the client likes best. @param vary request headers that decide more than the encoding */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedText, vary = '') {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', `accept-encoding${vary && `, ${vary}`}`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await text.in(encoding));
}
