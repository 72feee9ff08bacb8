import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/content.ts';

export type RecommendedChoice = Static<typeof schemas.recommendedChoiceSchema>;
