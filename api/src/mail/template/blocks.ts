import { Button } from '@react-email/button';
import { Img } from '@react-email/img';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type PropsWithChildren } from 'react';
import type { Code, Fact, MailContent } from './mail-content.ts';
import { colours, gap } from './theme.ts';

/** Draws the way there and back in one line. @param home word for the buyer's home */
export const Trip = ({ home, trip }: { home: string; trip: string }) =>
  h(
    Text,
    {
      style: {
        margin: `0 0 ${gap}`,
        padding: '14px 0',
        borderTop: `2px solid ${colours.ink}`,
        borderBottom: `2px solid ${colours.ink}`,
        fontSize: '16px',
        fontWeight: 'bold',
      },
    },
    [home, trip, home].join(' → '),
  );

/** Renders a label and its value, which wraps at any width and reads as `label: value` in plain text. */
const FactLine = ({ fact: [label, value] }: { fact: Fact }) =>
  h(
    Text,
    { style: { margin: '0 0 6px', fontSize: '16px', lineHeight: '1.4', overflowWrap: 'anywhere' } },
    h('span', { style: { color: colours['ink-soft'] } }, `${label}: `),
    value,
  );

export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  h(Section, { style: { margin: `0 0 ${gap}` } }, ...facts.map((fact) => h(FactLine, { key: fact[0], fact })));

/** Renders a ticket with its code to scan. */
export const TicketCard = ({ code: { title, facts, cid, shortCode } }: { code: Code }) =>
  h(
    Section,
    {
      style: {
        margin: `0 0 ${gap}`,
        padding: '20px',
        border: `1px solid ${colours.line}`,
        borderRadius: '10px',
        textAlign: 'center',
      },
    },
    h(Text, { style: { margin: '0 0 8px', fontSize: '18px', fontWeight: 'bold' } }, title),
    ...facts.map((fact) => h(FactLine, { key: fact[0], fact })),
    h(Img, { src: `cid:${cid}`, width: 220, height: 220, alt: `QR · ${title}`, style: { margin: '12px auto 0' } }),
    h(Text, { translate: 'no', style: { margin: 0, fontSize: '18px', letterSpacing: '1px' } }, shortCode),
  );

export const ActionButton = ({ label, href }: NonNullable<MailContent['action']>) =>
  h(
    Section,
    { style: { margin: `8px 0 ${gap}` } },
    h(
      Button,
      {
        href,
        style: {
          padding: '14px 24px',
          borderRadius: '999px',
          color: colours.night,
          backgroundColor: colours.orange,
          fontSize: '16px',
          fontWeight: 'bold',
          textDecoration: 'none',
        },
      },
      label,
    ),
  );

export const TextLink = ({ label, href }: NonNullable<MailContent['also']>) =>
  h(Paragraph, null, h('a', { href, style: { color: colours.ink, textDecoration: 'underline' } }, label));

export const Paragraph = ({ children, small = false }: PropsWithChildren<{ small?: boolean }>) =>
  h(
    Text,
    {
      style: {
        margin: `0 0 ${gap}`,
        fontSize: small ? '14px' : '16px',
        lineHeight: '1.5',
        color: small ? colours['ink-soft'] : colours.ink,
      },
    },
    children,
  );
