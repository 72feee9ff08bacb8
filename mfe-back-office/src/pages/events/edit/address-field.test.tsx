import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { FormTexts } from '../../../forms/form-context.ts';
import { renderOffice } from '../../../testing/office.tsx';
import { AddressField } from './AddressField.tsx';

it('[OFF-04] an address that is typed at the moment in which one is proposed stays', async () => {
  let propose = (_address: object) => {};
  const proposal = new Promise<object>((resolve) => {
    propose = resolve;
  });
  const { calls } = await renderOffice(
    <FormTexts value="back-office/events">
      <Form name="event">
        <AddressField name="Gala" />
      </Form>
    </FormTexts>,
    { api: { 'GET /staff-api/event-address': () => proposal } },
  );
  const address = await screen.findByLabelText('Dirección web');
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/event-address'))).toBe(true));
  await act(async () => {
    propose({ wanted: 'gala', free: 'gala' });
    fireEvent.change(address, { target: { value: 'noche-de-gala' } });
  });
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/event-address'))).toHaveLength(2));
  expect(address).toHaveValue('noche-de-gala');
});
