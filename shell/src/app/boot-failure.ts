import { sendEvents } from '../reporting/send-events.ts';
import texts from './boot-failure.json';

const isKnown = (language: string): language is keyof typeof texts => language in texts;

/** Reports to the gateway which release of the shell failed to start. */
export function reportBootFailure(error: unknown) {
  const { src = '' } = document.querySelector<HTMLScriptElement>('script[src*="/shell/"]') ?? {};
  const version = /\/shell\/([^/]+)\//.exec(src)?.[1];
  const name = error instanceof Error ? error.name : undefined;
  if (version) sendEvents([{ kind: 'error', module: 'shell', version, failure: 'start', name }]);
}

/**
 * Shows an error with a retry when the application could not start. React and the shell's texts may be what failed to
 * load, so this uses neither; its words are in the browser's language.
 */
export function showBootFailure(root: HTMLElement, browserLanguage = navigator.language) {
  const language = browserLanguage.slice(0, 2);
  const { message, retry } = texts[isKnown(language) ? language : 'es'];
  const main = document.createElement('main');
  main.className = 'page';
  const heading = document.createElement('h1');
  heading.textContent = message;
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = () => window.location.reload();
  main.append(heading, button);
  root.replaceChildren(main);
}
