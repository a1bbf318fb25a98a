// What must be so before any other module of ours runs: imported first.
import { z } from 'zod';
import { installTrustedTypes } from './trustedTypes';

/** Set by vite.config.ts. */
declare const EMBEDDED_BACKEND: boolean;

// Zod would probe for eval, which the content security policy reports (docs/rules/reliability.md X2).
z.config({ jitless: true });
installTrustedTypes(EMBEDDED_BACKEND ? 'backendWorker.js' : null);
