import { formatTicketCode, parseTicketCode, ticketStatement } from './ticket-code.ts';

const ticket = { orderId: '0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e', ticket: 2, issue: 1 };

it('[QRC-11] a code says order, ticket and signature, and from the second on its issue', () => {
  expect(JSON.parse(formatTicketCode(ticket, 'k.s'))).toEqual({ orderId: ticket.orderId, ticket: 2, signature: 'k.s' });
  const second = formatTicketCode({ ...ticket, issue: 2 }, 'k.s');
  expect(parseTicketCode(second)).toEqual({ ...ticket, issue: 2, signature: 'k.s' });
});

it('[QRC-02] a code is JSON with the order’s id, and older ones have no more than that', () => {
  expect(parseTicketCode('{"orderId":"o-1","ticket":2}')).toEqual({ orderId: 'o-1', ticket: 2 });
  expect(parseTicketCode('{"orderId":7}')).toEqual({ orderId: '7' });
  for (const text of ['{"orderId":null}', '{"ticket":1}', '[]', 'null', '', 'https://example.test'])
    expect(parseTicketCode(text)).toBeUndefined();
});

it('[QRC-11] what is signed differs for every order, ticket and issue', () => {
  const statements = [
    ticket,
    { ...ticket, ticket: 21 },
    { ...ticket, issue: 2 },
    { ...ticket, ticket: 1, issue: 12 },
  ].map(ticketStatement);
  expect(new Set(statements).size).toBe(statements.length);
});
