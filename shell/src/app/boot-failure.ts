import texts from './boot-failure.json';

const isKnown = (language: string): language is keyof typeof texts => language in texts;

/**
 * The last resort: the language files did not come, so there is neither a frame nor a text of the site. Says so in the
 * browser's language, without React.
 */
export function showBootFailure(root: HTMLElement, browserLanguage = navigator.language) {
  const language = browserLanguage.slice(0, 2);
  const { message, retry } = texts[isKnown(language) ? language : 'es'];
  const main = document.createElement('main');
  main.className = 'page';
  const words = document.createElement('h1');
  words.textContent = message;
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = () => window.location.reload();
  main.append(words, button);
  root.replaceChildren(main);
}
