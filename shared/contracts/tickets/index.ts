export { type AdmissionProblem, type AdmissionWindow, admissionProblems, outsideOf } from './admission.ts';
export { deviceKeyLength, inGroups, makeTypedCode, readTypedCode, shortCodeLength } from './short-code.ts';
export {
  formatTicketCode,
  parseTicketCode,
  type SignedTicket,
  ticketStatement,
} from './ticket-code.ts';
export {
  emptyEntry,
  fromBase64Url,
  type ListEntry,
  openCode,
  openTicket,
  sealCode,
  sealTicket,
} from './ticket-list.ts';
export { type TicketRejection, ticketRejections } from './ticket-rejections.ts';
