// Worker that writes and reads large project files.
import { answerTasks } from '@/service/workers/runInWorker';
import { doProjectTask } from './projectTask';

answerTasks(doProjectTask);
