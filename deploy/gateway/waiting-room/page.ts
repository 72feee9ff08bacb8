import {
  type ExpectedWait,
  expectedWait,
  type Language,
  languageTag,
  links,
  type NowServing,
  peopleAhead,
  type QueueTicket,
} from '@idavuelta/shared/contracts';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import texts from './page.json' with { type: 'json' };

type Texts = (typeof texts)[Language];
type Status = keyof Texts['titles'];

/** Seconds after which a browser without JavaScript asks again. */
const refreshSeconds = 20;

const styles =
  'body{margin:0;font:1.125rem/1.5 system-ui,sans-serif;color:#14213d;background:#faf5ec}' +
  'main{box-sizing:border-box;max-width:36rem;margin:0 auto;padding:1.5rem}' +
  'h1{font-size:1.75rem;line-height:1.2}' +
  '.number{font-size:1.5rem;font-weight:700}' +
  'button{min-height:3rem;padding:.5rem 1.5rem;font:inherit;font-weight:700;color:#fff;background:#0f1d3a;border:0;border-radius:2rem}' +
  'a{color:#0f1d3a}' +
  ':focus-visible{outline:3px solid #2f6fed;outline-offset:2px}';

/**
 * Renders a queue for browsers without JavaScript: the visitor's position, refreshed by itself, or a button that takes one.
 * @param ticket absent while the visitor has none
 */
export function waitingRoomPage(now: NowServing, ticket: QueueTicket | undefined, language: Language): string {
  const words: Texts = texts[language];
  const status = statusOf(now, ticket);
  const isOver = status === 'sold-out' || status === 'ended';
  const paragraph = (text: string, name = '') => `<p${name && ` class="${name}"`}>${escapeMarkup(text)}</p>`;
  const ahead = ticket && peopleAhead(ticket, now);
  const written = (count: number) => count.toLocaleString(languageTag(language));
  const position =
    ahead === undefined || ticket?.position === undefined || (status !== 'waiting' && status !== 'paused')
      ? ''
      : paragraph(fill(words.number, { number: written(ticket.position + 1) }), 'number') +
        paragraph(fill(words.ahead, { number: written(ahead) })) +
        paragraph(waitText(words, expectedWait(ahead, now)));
  const take =
    status === 'absent' || status === 'passed' ? form(now.room, words[status === 'passed' ? 'back' : 'take']) : '';
  const until = ticket?.until ?? (now.state === 'before' ? now.opensAt : undefined);
  const text = fill(words.texts[status], { time: until ? timeBetween(now.at, until, language) : '' });
  return (
    `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">' +
    (isOver ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`) +
    `<title>${escapeMarkup(words.titles[status])} · Idavuelta</title><style>${styles}</style></head><body><main>` +
    `<h1>${escapeMarkup(words.titles[status])}</h1>${position}${paragraph(text)}${take}` +
    (isOver ? '' : paragraph(words.refreshed)) +
    `<p>${escapeMarkup(words.order)} <a href="tel:${words.phone.replaceAll(' ', '')}">${escapeMarkup(words.phone)}</a></p>` +
    '</main></body></html>'
  );
}

/** A turn counts for more than what everybody is told. */
function statusOf({ state }: NowServing, ticket: QueueTicket | undefined): Status {
  if (ticket && ticket.turn !== 'waiting') return ticket.turn;
  if (state === 'sold-out' || state === 'ended') return state;
  if (!ticket) return 'absent';
  return state === 'open' ? 'waiting' : state;
}

const form = (room: number, label: string) =>
  `<form method="post" action="${links.waitingRoom(room)}"><button>${escapeMarkup(label)}</button></form>`;

const waitText = (words: Texts, wait: ExpectedWait) => fill(words.wait[wait.kind], { ...wait });

/** In words, rounded up: `3 días`, `40 minutos`. */
function timeBetween(from: string, to: string, language: Language) {
  const minutes = Math.max(1, Math.ceil((Date.parse(to) - Date.parse(from)) / 60_000));
  const [unit, size]: [string, number] =
    minutes >= 2 * 1440 ? ['day', 1440] : minutes >= 120 ? ['hour', 60] : ['minute', 1];
  const format = new Intl.NumberFormat(languageTag(language), { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.ceil(minutes / size));
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
