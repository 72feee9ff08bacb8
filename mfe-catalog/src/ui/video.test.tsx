import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@idavuelta/shared/contracts';
import { renderModule } from '@idavuelta/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import catalog from '../module.ts';
import { Video } from './Video.tsx';

const captions = (language: string) => Promise.resolve({ default: `${language}.vtt` });
const files = { mp4: 'trip.mp4', webm: 'trip.webm', poster: 'trip.webp', captions };

const show = (options = {}) => renderModule(catalog, <Video files={files} title="Un viaje" />, options);
const play = () => screen.getByRole('button', { name: 'Ver el video: Un viaje' });

it('fetches nothing but the poster until somebody plays', async () => {
  const { container, user } = await show();
  expect(container.querySelector('img')).toHaveAttribute('src', 'trip.webp');
  expect(container.querySelector('video')).toBeNull();
  play().focus();
  await user.keyboard('{Enter}');
  const video = screen.getByLabelText('Un viaje');
  expect(video).toHaveFocus();
  expect(video).toHaveAttribute('controls');
  expect([...video.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual([
    'trip.webm',
    'trip.mp4',
  ]);
});

it('has captions on, in the language of the page', async () => {
  const { user } = await renderModule(catalog, <Video files={files} title="A ride" />, { language: 'en_US' });
  await user.click(screen.getByRole('button', { name: 'Watch the video: A ride' }));
  const track = () => screen.getByLabelText('A ride').querySelector('track');
  await waitFor(() => expect(track()).toHaveAttribute('src', 'en_US.vtt'));
  expect(track()).toHaveAttribute('srclang', 'en-US');
  expect(track()).toHaveAttribute('default');
});

it('says so when the video does not come, and tries again', async () => {
  const { user } = await show();
  await user.click(play());
  const last = screen.getByLabelText('Un viaje').querySelector('source[type="video/mp4"]');
  fireEvent.error(last as Element);
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar el video.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(screen.getByLabelText('Un viaje')).toBeVisible();
});

it.each(['about-us', 'wedding', 'companies', 'how-book'])('captions %s alike in all five languages', (page) => {
  const times = (language: string) =>
    readFileSync(join(__dirname, '../pages', page, 'video/captions', `${language}.vtt`), 'utf8').match(/^.*-->.*$/gm);
  for (const language of languages) expect(times(language)).toEqual(times('es_PE'));
  expect(times('es_PE')?.length).toBeGreaterThan(2);
});
