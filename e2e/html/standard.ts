import { type HtmlElement, type Plugin, Rule } from 'html-validate';

/** @returns the problem of an element that a selector found, or undefined */
type Check = (element: HtmlElement) => string | undefined;

/** Requirements of the standard that html-validate does not check. */
const checks: Record<string, [selector: string, check: Check]> = {
  'srcset-sizes': [
    'img, source',
    (element) =>
      /\s\d+w/.test(value(element, 'srcset')) && !value(element, 'sizes')
        ? 'srcset with widths needs sizes beside it'
        : undefined,
  ],
  'dl-groups': [
    'dl > div > *',
    ({ tagName }) =>
      /^(dt|dd|script|template)$/.test(tagName) ? undefined : `<${tagName}> may not stand beside <dt> and <dd>`,
  ],
  'url-spaces': [
    '[href], [src]',
    (element) =>
      /\s/.test(value(element, 'href') || value(element, 'src')) ? 'an address must have no spaces' : undefined,
  ],
  'disabled-twice': ['[disabled][aria-disabled]', () => 'aria-disabled must not stand beside disabled'],
};

const value = (element: HtmlElement, attribute: string) => String(element.getAttributeValue(attribute) ?? '').trim();

const ruleFor = ([selector, check]: [string, Check]) =>
  class extends Rule {
    override setup() {
      this.on('dom:ready', ({ document }) => {
        for (const element of document.querySelectorAll(selector)) {
          const message = check(element);
          if (message) this.report({ node: element, message });
        }
      });
    }
  };

export const standard = {
  name: 'standard',
  rules: Object.fromEntries(Object.entries(checks).map(([name, check]) => [`standard/${name}`, ruleFor(check)])),
  configs: {
    all: { rules: Object.fromEntries(Object.keys(checks).map((name) => [`standard/${name}`, 'error'])) },
  },
} satisfies Plugin;
