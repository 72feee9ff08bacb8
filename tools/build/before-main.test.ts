import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';
import { beforeMain } from './before-main.ts';

/** Runs the function's source as a page does, with only browser globals around it. */
function runInPage({ content, hasWorkers = true }: { content?: string; hasWorkers?: boolean } = {}) {
  const appended: unknown[] = [];
  const scripts: string[] = [];
  const page = createContext({
    document: {
      querySelector: (selector: string) => (selector === 'template#page-files' && content ? { content } : null),
      head: { append: (node: unknown) => appended.push(node) },
    },
    Blob: class {
      text: string;
      constructor(parts: string[]) {
        this.text = parts.join('');
      }
    },
    URL: { createObjectURL: ({ text }: { text: string }) => text },
    ...(hasWorkers && {
      Worker: class {
        constructor(script: string) {
          scripts.push(script);
        }
      },
    }),
  });
  runInContext(`(${beforeMain})(document);`, page);
  return { appended, scripts };
}

test('the files of the page are asked for where a server lists them', () => {
  assert.deepEqual(runInPage({ content: 'files' }).appended, ['files']);
  assert.deepEqual(runInPage().appended, []);
});

test('where no worker starts, the page goes on without', () => {
  assert.deepEqual(runInPage({ hasWorkers: false }).scripts, []);
});

test('a worker makes the first formatter of dates, and ends', () => {
  const [script = ''] = runInPage().scripts;
  const done: string[] = [];
  class DateTimeFormat {
    constructor(language: string) {
      done.push(language);
    }
  }
  runInContext(script, createContext({ Intl: { DateTimeFormat }, close: () => done.push('closed') }));
  assert.deepEqual(done, ['es', 'closed']);
});
