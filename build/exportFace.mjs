// `npm run export-face`: bundles the exporter for Node and runs it with the arguments given.
import { buildServer } from './serverBuild.mjs';

const main = await buildServer('src/app/exportFace/main.ts', 'dist-export');
await import(main);
