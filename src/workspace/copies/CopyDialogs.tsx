// The dialogs of copies: the report before one is created or updated, the question before one is deleted, and the
// question about oversized layers.

import type { CopyRequest } from '@/editor/commands/ports';
import { useDesk } from '@/editor/dispatch/editorContext';
import { useStoreValue } from '@/ui/useStoreValue';
import { ConversionDialog } from './ConversionDialog';
import { OverLimitDialog } from './OverLimitDialog';
import { RemoveCopyDialog } from './RemoveCopyDialog';

const keyOf = (request: CopyRequest) => (request.kind === 'add' ? request.platform : request.copyId);

export function CopyDialogs() {
  const { copyRequest, overLimit } = useDesk();
  const request = useStoreValue(copyRequest);
  const question = useStoreValue(overLimit);
  if (question) return <OverLimitDialog question={question} onClose={overLimit.end} />;
  if (!request) return null;
  return request.kind === 'remove' ? (
    <RemoveCopyDialog copyId={request.copyId} onClose={copyRequest.end} />
  ) : (
    <ConversionDialog key={keyOf(request)} request={request} onClose={copyRequest.end} />
  );
}
