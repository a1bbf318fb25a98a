// Reproducible property tests: another seed with SEED, more runs with RUNS for those without a fixed number.
import fc from 'fast-check';
import { SEED } from './dice';

fc.configureGlobal({ seed: SEED, ...(process.env.RUNS && { numRuns: Number(process.env.RUNS) }) });

export default fc;
