import { sortedPlaces } from './options.ts';

const place = (label: string, group?: string) => ({ value: label + group, label, group });
const labelsOf = (places: ReturnType<typeof sortedPlaces>) => places.map(({ label }) => label);

it.each(['es_PE', 'en_US', 'pt_BR'])('[FLT-42] places sort as a reader of %s expects', (language) => {
  const names = ['Zapallar', 'Ñuñoa', 'Nazca', 'Arequipa', 'Ábrego', 'ñiquén'];
  const sorted = ['Ábrego', 'Arequipa', 'Nazca', 'ñiquén', 'Ñuñoa', 'Zapallar'];
  expect(
    labelsOf(
      sortedPlaces(
        names.map((name) => place(name)),
        language,
      ),
    ),
  ).toEqual(sorted);
});

it('[FLT-42] places stand under their region, and two of one name are told apart', () => {
  const places = [place('Miraflores', 'Lima'), place('Cayma', 'Arequipa'), place('Miraflores', 'Arequipa')];
  expect(sortedPlaces(places, 'es_PE')).toEqual([
    {
      label: 'Arequipa',
      options: [
        { value: 'CaymaArequipa', label: 'Cayma' },
        { value: 'MirafloresArequipa', label: 'Miraflores, Arequipa' },
      ],
    },
    { label: 'Lima', options: [{ value: 'MirafloresLima', label: 'Miraflores, Lima' }] },
  ]);
});
