import type { Log } from '../log/log.ts';

export interface Message {
  /** In international format: `+51912345678`. */
  to: string;
  text: string;
  /** Idempotency key: a provider that receives it again sends nothing. */
  key: string;
}

/**
 * Delivers messages to phones, by SMS, WhatsApp or whatever a provider offers. `docs/messages.md` explains how to add
 * one.
 */
export interface MessageChannel {
  /** @throws when the provider rejects the message, so that the job is retried */
  send(message: Message): Promise<void>;
}

/**
 * Creates the default channel, which sends nothing. It logs that there was a message, but neither recipient nor text.
 */
export const createLogChannel = ({ log }: { log: Log }): MessageChannel => ({
  send({ key }) {
    log.info({ message: key }, 'no provider of messages is configured: nothing was sent');
    return Promise.resolve();
  },
});
