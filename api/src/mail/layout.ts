import { type Language, languageTag } from '@idavuelta/shared/contracts';
import { escapeHtml } from '../http/html.ts';
import { mailTexts } from './texts/texts.ts';

/** Content of a mail, in the order in which it is shown. */
export interface MailBody {
  language: Language;
  title: string;
  /** Name of the event, for the line that shows the trip; without it there is no such line. */
  trip?: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
  /** Tickets with their QR codes; `cid` is the content id of the attached picture. */
  codes?: { title: string; lines: string[]; cid: string }[];
  action?: { label: string; href: string };
  note?: string;
}

const ink = '#14213d';
const accent = '#e4572e';

/** The mail as HTML. Mail programs support little CSS, so it is one column with inline styles. */
export function mailHtml({
  language,
  title,
  trip,
  paragraphs,
  facts = [],
  codes = [],
  action,
  note,
}: MailBody): string {
  const { footer, home } = mailTexts[language];
  const p = (text: string, style = '') => `<p style="margin:0 0 16px;line-height:1.5;${style}">${escapeHtml(text)}</p>`;
  const stop = (name: string) => `<strong style="white-space:nowrap">${escapeHtml(name)}</strong>`;
  const arrow = `<span style="color:${accent};padding:0 8px">&rarr;</span>`;
  const rows = facts
    .map(
      ([label, value]) =>
        `<tr><td style="padding:6px 16px 6px 0;color:#5b6477;vertical-align:top">${escapeHtml(label)}</td>
<td style="padding:6px 0">${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const cards = codes
    .map(
      ({ title: name, lines, cid }) =>
        `<div style="border:1px solid #d9dde6;border-radius:12px;padding:20px;margin:0 0 16px;text-align:center">
<p style="margin:0 0 8px;font-size:18px;font-weight:bold">${escapeHtml(name)}</p>
${lines.map((line) => `<p style="margin:0 0 4px;color:#5b6477">${escapeHtml(line)}</p>`).join('')}
<img src="cid:${cid}" width="220" height="220" alt="QR · ${escapeHtml(name)}" style="margin-top:12px"></div>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#f3f1ec;color:${ink};font-family:Helvetica,Arial,sans-serif;font-size:16px">
<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff">
<p style="margin:0 0 24px;font-size:22px;font-weight:bold;color:${accent}">Idavuelta</p>
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">${escapeHtml(title)}</h1>
${trip ? `<p style="margin:0 0 20px;padding:14px 0;border-top:2px solid ${ink};border-bottom:2px solid ${ink}">${[home, trip, home].map(stop).join(arrow)}</p>` : ''}
${paragraphs.map((text) => p(text)).join('\n')}
${rows ? `<table role="presentation" style="border-collapse:collapse;margin:0 0 20px">${rows}</table>` : ''}
${cards}
${action ? `<p style="margin:0 0 20px"><a href="${escapeHtml(action.href)}" style="display:inline-block;background:${accent};color:#ffffff;text-decoration:none;font-weight:bold;padding:14px 24px;border-radius:999px">${escapeHtml(action.label)}</a></p>` : ''}
${note ? p(note, 'color:#5b6477;font-size:14px') : ''}
<p style="margin:24px 0 0;font-size:13px;color:#5b6477">${escapeHtml(footer)}</p>
</div></body></html>`;
}

/** The same mail as plain text. */
export function mailText({
  language,
  title,
  trip,
  paragraphs,
  facts = [],
  codes = [],
  action,
  note,
}: MailBody): string {
  const { footer, home } = mailTexts[language];
  return [
    title,
    trip && `${home} → ${trip} → ${home}`,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...codes.map(({ title: name, lines }) => [name, ...lines].join('\n')),
    action && `${action.label}: ${action.href}`,
    note,
    `-- \n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}
