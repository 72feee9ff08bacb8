import { type Static, Type } from 'typebox';
import { envelope, id } from '../common.ts';
import { moment } from '../text.ts';

export const manifestSchema = Type.Object(
  {
    id,
    van: Type.String({ description: 'Plate, or what the plan calls the van' }),
    driver: Type.String(),
    event: Type.Optional(Type.String({ description: 'Name of the event in the language of its country' })),
    passengers: Type.Integer(),
    frozenAt: moment('When the van left, or should have'),
    sha256: Type.String({ description: 'Of the content' }),
  },
  { title: 'Manifest', description: 'A trip as it left, as the authority is shown it' },
);
export const manifestsResponse = envelope(Type.Array(manifestSchema), 'Frozen manifests, by van');

export type Manifest = Static<typeof manifestSchema>;
