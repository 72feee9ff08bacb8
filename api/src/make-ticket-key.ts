/** `npm run ticket-key -w api`: generates a key pair for ticket codes, in the format of the environment. */
import { makeTicketKey, publicTicketKey } from './config/ticket-keys.ts';

const signingKey = makeTicketKey();
console.log(`TICKET_SIGNING_KEY=${signingKey}\nTICKET_PUBLIC_KEYS=${publicTicketKey(signingKey)}`);
