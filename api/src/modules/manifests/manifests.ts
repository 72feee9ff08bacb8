import type { Language } from '@idavuelta/shared/contracts';
import type { Manifest, PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createManifestsRepository } from './manifests.repository.ts';
import { toManifest } from './to-manifest.ts';
import { writeManifest } from './write-manifest.ts';

export type Manifests = ReturnType<typeof createManifests>;

/** Manifests of trips, frozen when the van leaves and kept for a year. */
export function createManifests({ db, clock = () => new Date() }: { db: Database; clock?: () => Date }) {
  const manifests = createManifestsRepository(db);

  /** Job: freezes the trips that have left, or should have. */
  async function freeze() {
    const at = clock();
    for (const trip of await manifests.leaving(at)) {
      const { departureId, direction, plate, van } = trip;
      await manifests.add({ departureId, direction, van: plate ?? van, content: toManifest(trip), at });
    }
  }

  return {
    freeze,

    /** Returns the manifests of a departure in one direction; freezes first what the job has not yet. */
    async of(departureId: number, direction: PlanDirection): Promise<Manifest[]> {
      await freeze();
      return (await manifests.of(departureId, direction)).map(({ frozenAt, content, ...manifest }) => ({
        ...manifest,
        driver: content.driver,
        event: content.event,
        passengers: content.stops.reduce((sum, { passengers }) => sum + passengers.length, 0),
        frozenAt: frozenAt.toISOString(),
      }));
    },

    /** @throws NOT_FOUND */
    async file(id: number, format: 'pdf' | 'csv', language: Language) {
      const manifest = await manifests.byId(id);
      if (!manifest) throw new AppError('NOT_FOUND');
      return { manifest, file: await writeManifest(manifest, format, language) };
    },

    deleteExpired: async () => void (await manifests.deleteExpired(clock())),
  };
}
