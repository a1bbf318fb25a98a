// Setup that must run before any other module of ours, so it is imported first.
import { z } from 'zod';
import { installTrustedTypes } from './trustedTypes';

/** Set by vite.config.ts. */
declare const EMBEDDED_BACKEND: boolean;

// Zod would probe for eval, which the content security policy reports (docs/rules/reliability.md X2).
z.config({ jitless: true });
installTrustedTypes(EMBEDDED_BACKEND ? 'backendWorker.js' : null);
