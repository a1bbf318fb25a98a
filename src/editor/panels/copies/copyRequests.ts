// What is being asked about a copy: set by a command, shown by the dialogs of `CopyDialogs`.

import type { CopyRequest } from '../../commands/ports';
import { createAsked } from '../../door/asked';

export const {
  ask: askCopy,
  end: endCopyRequest,
  get: copyRequest,
  subscribe: subscribeCopyRequest,
} = createAsked<CopyRequest>();
