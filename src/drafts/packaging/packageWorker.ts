// The worker that makes packages of watch faces.
import { answerTasks } from '@/service/workers/askWorker';
import { doPackageTask } from './packageTask';

answerTasks(doPackageTask);
