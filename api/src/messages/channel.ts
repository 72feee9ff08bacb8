import type { Log } from '../log/log.ts';

/** A message to a phone. */
export interface Message {
  /** With its country, as dialled: `+51912345678`. */
  to: string;
  text: string;
  /** Names the message: a provider that gets it again with the same key sends nothing. */
  key: string;
}

/** How messages reach phones: by SMS, WhatsApp or whatever a provider has. `docs/messages.md` says how one is plugged in. */
export interface MessageChannel {
  /** @throws when the provider does not accept the message, so that the job is retried */
  send(message: Message): Promise<void>;
}

/** The default: nothing is sent. The log says that there was a message, and not to whom or what. */
export const createLogChannel = ({ log }: { log: Log }): MessageChannel => ({
  send({ key }) {
    log.info({ message: key }, 'no provider of messages is configured: nothing was sent');
    return Promise.resolve();
  },
});
