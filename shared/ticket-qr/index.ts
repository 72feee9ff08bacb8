export { TicketQr } from './TicketQr.tsx';
