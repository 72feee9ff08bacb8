import type { createReportExportsRepository } from './report-exports.repository.ts';

/** Reads the parts of a file one after the other, as fast as they are sent. */
export async function* contentOf(
  exports: Pick<ReturnType<typeof createReportExportsRepository>, 'part'>,
  { id, parts }: { id: number; parts: number },
) {
  for (let number = 1; number <= parts; number++) {
    const content = await exports.part(id, number);
    // an incomplete file must not pass for a complete one
    if (!content) throw new Error(`Export ${id} was forgotten while it was read.`);
    yield content;
  }
}
