import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from './choose-encoding.ts';
import { type EncodedText, encodedText } from './encoded-text.ts';

/** Texts shared by many requests: the registry and the shell's empty page. */
const texts = new LRUCache<string, EncodedText>({ max: 100 });

/** Returns a text in every encoding, cached by content. */
export function sharedText(text: string): EncodedText {
  const shared = texts.get(text) ?? encodedText(text);
  texts.set(text, shared);
  return shared;
}

/** Sends a text in the client's preferred encoding. @param vary further request headers that the response depends on */
export async function sendText(request: FastifyRequest, reply: FastifyReply, text: EncodedText, vary = '') {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', `accept-encoding${vary && `, ${vary}`}`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await text.in(encoding));
}
