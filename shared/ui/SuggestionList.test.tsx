import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SuggestionList } from './SuggestionList.tsx';

/** Renders an input and its list, whose code is already loaded. */
function withBox(focused: boolean) {
  const input = document.createElement('input');
  document.body.append(input);
  if (focused) input.focus();
  render(
    <SuggestionList
      input={input}
      suggestions={['Av. Larco']}
      label="Direcciones"
      status="1 dirección"
      onChoose={() => {}}
    >
      {(suggestion) => suggestion}
    </SuggestionList>,
  );
  return input;
}

afterEach(() => document.querySelector('input')?.remove());

it('[BKG-09] opens below the box that has the focus', () => {
  const input = withBox(true);
  expect(screen.getByRole('option', { name: 'Av. Larco' })).toBeInTheDocument();
  expect(input).toHaveAttribute('aria-expanded', 'true');
});

it('[BKG-09] stays closed below a box that was left before the list had come, until its visitor comes back', async () => {
  const input = withBox(false);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(input);
  expect(screen.getByRole('option', { name: 'Av. Larco' })).toBeInTheDocument();
});
