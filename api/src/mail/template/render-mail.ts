import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { MailPage } from './MailPage.ts';
import type { MailContent } from './mail-content.ts';

/** Renders a mail as HTML, and as plain text derived from it. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  const html = await render(createElement(MailPage, { content }));
  const text = toPlainText(html, { selectors: [{ selector: 'h1', options: { uppercase: false } }] });
  return { html, text };
}
