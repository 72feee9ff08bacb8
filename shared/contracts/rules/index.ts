export { bookingLimits } from './booking-limits.ts';
export { emailLength, isEmailAddress } from './email.ts';
export { eventRequestLimits } from './event-request-limits.ts';
export { isIdentityDocument } from './identity-document.ts';
export { accountPhonePattern, chileanMobilePattern, personName } from './person.ts';
export { phoneExamples } from './phone-examples.ts';
export { type QuotePayment, quotePayments } from './quote-payments.ts';
export { refundLeadHours } from './refund.ts';
export { transferLeadHours } from './transfer.ts';
