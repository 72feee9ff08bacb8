import type { MissingPositions } from '../modules/pick-ups/windows-for-staff.repository.ts';
import type { StaffWindow, WindowTimes } from '../modules/pick-ups/windows-for-staff.ts';
import { clockTime } from './arguments.ts';
import { rethrowForStaff } from './rethrow-for-staff.ts';
import type { CommandGroup } from './services.ts';
import { type Columns, jsonOption, table } from './table.ts';

const columns: Columns<StaffWindow> = [
  ['County', ({ county }) => county],
  ['Province', ({ province }) => province],
  ['From', ({ opens }) => opens],
  ['Until', ({ closes }) => closes],
  ['Home', ({ home }) => home],
  ['Source', ({ byHand }) => (byHand ? 'by hand' : 'estimate')],
];

/** Explains why there are no estimates and what to do about it. */
function withoutEstimate(slug: string, day: string, missing: MissingPositions | undefined) {
  const byHand = `set the hours of each county by hand: npm run staff -- windows set ${slug} ${day} <county> <from> <until> <home>`;
  if (missing && !missing.placeIsKnown)
    return [
      `No pick-up times can be estimated: ${missing.place} has no position on the map.`,
      'Import the event again with its position in the columns place_latitude and place_longitude (a map shows both), or',
      `${byHand}.`,
    ].join('\n');
  if (missing?.provinces.length === 0)
    return 'No ticket of the event calls at doors: travellers board at its meeting points, at the time that each has.';
  return [
    `No pick-up times can be estimated: no county of ${missing?.provinces.join(', ')} has a position on the map.`,
    `Until one has, ${byHand}.`,
  ].join('\n');
}

const words = (slug: string) => rethrowForStaff(`event ${slug}`, 'has no such window');

export const addWindows: CommandGroup = (program, run) => {
  const group = program.command('windows').description('when travellers are told that they are picked up');
  const departure = ['<departure>', 'its day, or day and hour: 2027-03-06T20:00'] as const;

  group
    .command('list')
    .description('of a departure, by county: estimated, or set by hand')
    .argument('<slug>', 'of the event')
    .argument(...departure)
    .option(...jsonOption)
    .action((slug: string, day: string, { json }: { json?: boolean }) =>
      run(async ({ windows }) => {
        const listed = await windows.list(slug, day).catch(words(slug));
        if (json) return JSON.stringify(listed, null, 2);
        if (listed.length > 0) return table(listed, columns);
        return withoutEstimate(slug, day, await windows.missing(slug));
      }),
    );

  group
    .command('set')
    .description('by hand; hours of the event')
    .argument('<slug>', 'of the event')
    .argument(...departure)
    .argument('<county>', 'Miraflores, or "Miraflores, Arequipa"')
    .argument('<from>', '18:10', clockTime)
    .argument('<until>', '18:50', clockTime)
    .argument('<home>', '00:30', clockTime)
    .action((slug: string, day: string, county: string, opens: string, closes: string, home: string) =>
      run(async ({ windows, actor }) => {
        const times: WindowTimes = { opens, closes, home };
        const set = await windows.set({ slug, departure: day, county, actor }, times).catch(words(slug));
        return `${set.county} on ${set.departure}: picked up from ${opens} to ${closes}, home about ${home}.`;
      }),
    );

  group
    .command('clear')
    .description('the estimate holds again')
    .argument('<slug>', 'of the event')
    .argument(...departure)
    .argument('<county>')
    .action((slug: string, day: string, county: string) =>
      run(async ({ windows, actor }) => {
        const cleared = await windows.clear({ slug, departure: day, county, actor }).catch(words(slug));
        return `${cleared.county} on ${cleared.departure}: the estimate holds again.`;
      }),
    );
};
