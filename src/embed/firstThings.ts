// Before any schema is made: Zod must not compile code, which the policy of the page around the component may forbid.
import { z } from 'zod';

z.config({ jitless: true });
