import * as yup from 'yup';
import { emailAddress } from './email-address.ts';
import { message } from './messages.ts';
import { validateWith } from './validate.ts';

const schema = yup.object({
  email: emailAddress().required(),
  tickets: yup.array(yup.object({ name: yup.string().trim().required().max(5) })),
  file: yup.mixed(),
});
const validate = validateWith(schema);
const file = new File(['x'], 'a\u0007.xlsx');

it('[FLT-08] nobody is told of what nobody sees', () => {
  const values = { email: '\u200Bana@ñandú.cl\u00A0', tickets: [{ name: 'A\u200Bn\u00ADa\u202C\u00A0' }], file };
  expect(validate(values)).toEqual({});
  expect(schema.cast(values).email).toBe('ana@xn--and-6ma2c.cl');
});

it('[FLT-08] a character for machines is an error of its field, beside those of others', () => {
  expect(validate({ email: '', tickets: [{ name: 'Ana' }, { name: 'E\u001b[2' }], file })).toEqual({
    email: message('field_required'),
    tickets: [undefined, { name: message('field_characters') }],
  });
});
