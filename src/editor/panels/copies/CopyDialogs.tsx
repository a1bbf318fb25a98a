// The dialogs about copies: the report before one is made or updated, the question before one is deleted, and about layers
// that are larger than a platform takes.
import { useSyncExternalStore } from 'react';
import type { CopyRequest } from '../../commands/ports';
import { overLimit } from '../../door/overLimit';
import { ConversionDialog } from './ConversionDialog';
import { copyRequest, endCopyRequest, subscribeCopyRequest } from './copyRequests';
import { OverLimitDialog } from './OverLimitDialog';
import { RemoveCopyDialog } from './RemoveCopyDialog';

const keyOf = (request: CopyRequest) => (request.kind === 'add' ? request.platform : request.copyId);

export function CopyDialogs() {
  const request = useSyncExternalStore(subscribeCopyRequest, copyRequest);
  const question = useSyncExternalStore(overLimit.subscribe, overLimit.get);
  if (question) return <OverLimitDialog question={question} onClose={overLimit.end} />;
  if (!request) return null;
  return request.kind === 'remove' ? (
    <RemoveCopyDialog copyId={request.copyId} onClose={endCopyRequest} />
  ) : (
    <ConversionDialog key={keyOf(request)} request={request} onClose={endCopyRequest} />
  );
}
