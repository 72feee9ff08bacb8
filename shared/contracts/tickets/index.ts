export { type AdmissionProblem, type AdmissionWindow, admissionProblems, outsideOf } from './admission.ts';
export {
  formatTicketCode,
  parseTicketCode,
  type SignedTicket,
  ticketStatement,
} from './ticket-code.ts';
export { emptyEntry, fromBase64Url, type ListEntry, openTicket, sealTicket } from './ticket-list.ts';
export { type TicketRefusal, ticketRefusals } from './ticket-refusals.ts';
