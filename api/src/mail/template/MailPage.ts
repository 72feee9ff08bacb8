import { languageTag } from '@idavuelta/shared/contracts';
import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';
import { mailTexts } from '../texts/texts.ts';
import { ActionButton, Facts, Paragraph, TextLink, TicketCard, Trip } from './blocks.ts';
import type { MailContent } from './mail-content.ts';
import { colours, fontFamily } from './theme.ts';

/** Renders one column, up to 560 px wide. Without JSX, because Node runs the API without a build. */
export function MailPage({ content }: { content: MailContent }) {
  const { language, title, trip, paragraphs, facts, codes = [], action, also, note } = content;
  const t = mailTexts(language);
  return h(
    Html,
    { lang: languageTag(language) },
    h(Head, null, h('title', null, title)),
    h(
      Body,
      { style: { margin: 0, backgroundColor: colours.sand, color: colours.ink, fontFamily } },
      h(Preview, null, paragraphs.at(-1) ?? title),
      h(
        Container,
        { style: { maxWidth: '560px', padding: '32px 20px', backgroundColor: colours.paper, ...anyWord } },
        h(Text, { style: { margin: '0 0 24px', ...brand } }, 'Idavuelta'),
        h(Heading, { as: 'h1', style: { margin: '0 0 16px', fontSize: '26px', lineHeight: '1.25' } }, title),
        trip && h(Trip, { home: t('home'), trip }),
        ...paragraphs.map((paragraph) => h(Paragraph, { key: paragraph }, paragraph)),
        facts && h(Facts, { facts }),
        ...codes.map((code) => h(TicketCard, { key: code.cid, code })),
        action && h(ActionButton, action),
        also && h(TextLink, also),
        note && h(Paragraph, { small: true }, note),
        h(Text, { style: { margin: '24px 0 0', fontSize: '14px', color: colours['ink-soft'] } }, t('footer')),
      ),
    ),
  );
}

/** A name or address may be one long word; older mail clients only support the second property. */
const anyWord = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

const brand = { fontSize: '22px', fontWeight: 'bold', color: colours['orange-ink'] };
