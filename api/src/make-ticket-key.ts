/** `npm run ticket-key -w api`: a new pair of keys for the codes on tickets, as the environment takes them. */
import { makeTicketKey, publicTicketKey } from './config/ticket-keys.ts';

const signingKey = makeTicketKey();
console.log(`TICKET_SIGNING_KEY=${signingKey}\nTICKET_PUBLIC_KEYS=${publicTicketKey(signingKey)}`);
