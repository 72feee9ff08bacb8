import type { NeededPermission } from '../roles.ts';

/** Orders of all customers. */
export const orderOperations = {
  findOrders: 'orders.read',
  priceTelephoneOrder: 'orders.change',
  sellByTelephone: 'orders.change',
  getOrderForStaff: 'orders.read',
  getOrderTimeline: 'orders.read',
  resendOrderMail: 'orders.change',
  changeOrderPassenger: 'orders.change',
  reissueTicket: 'orders.change',
  cancelOrderForBuyer: 'orders.change',
  addOrderNote: 'orders.change',
  resolveOrderFlag: 'orders.refund',
  refundOrderTickets: 'orders.refund',
  refundOrderAmount: 'orders.refund',
  listRefundsByHand: 'orders.refund',
  recordPaidBack: 'orders.refund',
  undoPaidBack: 'orders.refund',
} as const satisfies Record<string, NeededPermission>;
