import { platformApi } from '@idavuelta/shared/queries';
import { screen } from '@testing-library/react';
import { contractVersion, defineModule } from '../contracts/index.ts';
import { useTranslation } from '../platform/index.ts';
import { apiError, networkDown, renderModule, report, timedOut } from './index.tsx';

const thing = platformApi.injectEndpoints({
  endpoints: (build) => ({ thing: build.query<{ name: string }, void>({ query: () => ({ url: '/thing' }) }) }),
});

const testModule = defineModule({
  name: 'mfe-test',
  namespace: 'test',
  contract: `^${contractVersion}`,
  routes: [],
});

function Screen({ text = 'retry' }: { text?: string }) {
  const { t } = useTranslation('common');
  const { data, error } = thing.useThingQuery();
  return (
    <p>
      {t(text)} {data?.name} {error && 'code' in error ? error.code : null}
    </p>
  );
}

it.each([
  ['success:false', () => apiError('NOT_FOUND', { status: 404 }), 'NOT_FOUND'],
  ['a network failure', networkDown, 'NETWORK'],
  ['no response within the limit', timedOut, 'TIMEOUT'],
])('[NTF-03] counts %s as a failure with a code of its own', async (_, answer, code) => {
  const { calls } = await renderModule(testModule, <Screen />, { api: { 'GET /thing': answer } });
  expect(await screen.findByText(`Reintentar ${code}`)).toBeInTheDocument();
  expect(calls[0]?.timeout).toBe(15_000);
});

it('fails a test whose request has no response', async () => {
  await renderModule(testModule, <Screen />);
  await screen.findByText(/NETWORK/);
  expect(report.drain()).toEqual(['request without a response: GET /thing']);
});

it.each(['error', 'warn'] as const)('fails a test that writes a console.%s nobody expects', (level) => {
  console[level]('it is %s', 'odd', new Error('why'));
  const [problem, ...others] = report.drain();
  expect(problem).toContain(`console.${level}: it is odd Error: why`);
  expect(others).toEqual([]);
});

it('fails a test whose warning is expected and does not come, and no other', () => {
  report.expect('it is odd');
  console.warn('it is odd');
  console.warn('it is odd again');
  expect(report.drain()).toEqual([]);
  report.expect('it is odd');
  expect(report.drain()).toEqual(['was expected and did not come: it is odd']);
});

it('fails a test that shows a text without a translation', async () => {
  await renderModule(testModule, <Screen text="nobody" />, { api: { 'GET /thing': { name: 'Ana' } } });
  await screen.findByText(/Ana/);
  expect(report.drain()).toContain('text without a translation: nobody');
});
