import '@idavuelta/shared/ui/tokens.css';
import '@idavuelta/shared/ui/base.css';
import './styles.css';
import { reportBootFailure, showBootFailure } from './app/boot-failure.ts';
import { nextTask } from './modules/next-task.ts';

/** The imports that take a phone long to evaluate, in order, each in its own task. All of them are in this bundle. */
const evaluations = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@idavuelta/shared/platform'),
];

async function run(root: HTMLElement) {
  await nextTask(); // the first task evaluates the bundle itself: its runtime, and that of the federation
  for (const evaluate of evaluations) {
    await evaluate();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start.tsx');
  await startPage(root);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
run(root).catch((error: unknown) => {
  console.warn('the application did not start', error);
  showBootFailure(root);
  reportBootFailure(error);
});
