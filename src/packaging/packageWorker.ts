// Worker that makes watch face packages.
import { answerTasks } from '@/service/workers/runInWorker';
import type { PackageStep } from './facePackage';
import { doPackageTask, type PackageDone, type PackageTask } from './packageTask';

answerTasks<PackageTask, PackageDone, PackageStep>((task, onStep) => doPackageTask(task, onStep));
