import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { event, expectRetryWorks, expectTheRestStands } from '../../support/missing-module.ts';
import { test } from '../../support/release-site.ts';

test('[EVT-07] the event page stands without the files of mfe-booking, and a retry works once they are back', async ({
  page,
  faults,
  site,
}) => {
  faults.expect(/mfe-booking|404|Failed to load|integrity/);
  const folder = join(site.outputDir, 'modules/mfe-booking');
  renameSync(folder, `${folder}.away`);
  try {
    await page.goto(event);
    await expectTheRestStands(page);
  } finally {
    renameSync(`${folder}.away`, folder);
  }
  await expectRetryWorks(page);
});
