import { answerTask } from '../../../uploads/tables/read-in-worker.ts';
import { readImportTask } from './read-import-file.ts';

await answerTask(readImportTask);
