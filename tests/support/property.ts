// Properties whose chances come again: another seed by SEED, more runs of those that name no number by RUNS.
import fc from 'fast-check';
import { SEED } from './dice';

fc.configureGlobal({ seed: SEED, ...(process.env.RUNS && { numRuns: Number(process.env.RUNS) }) });

export default fc;
