// The dialogs about copies: the report before one is made or updated, the question before one is deleted.
import { useSyncExternalStore } from 'react';
import type { CopyRequest } from '../../commands/ports';
import { ConversionDialog } from './ConversionDialog';
import { copyRequest, endCopyRequest, subscribeCopyRequest } from './copyRequests';
import { RemoveCopyDialog } from './RemoveCopyDialog';

const keyOf = (request: CopyRequest) => (request.kind === 'add' ? request.platform : request.copyId);

export function CopyDialogs() {
  const request = useSyncExternalStore(subscribeCopyRequest, copyRequest);
  if (!request) return null;
  return request.kind === 'remove' ? (
    <RemoveCopyDialog copyId={request.copyId} onClose={endCopyRequest} />
  ) : (
    <ConversionDialog key={keyOf(request)} request={request} onClose={endCopyRequest} />
  );
}
