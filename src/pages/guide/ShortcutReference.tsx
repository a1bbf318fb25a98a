// Every command with its keys: the same tables as in the editor's shortcut dialog.
import { useState } from 'react';
import { createSingleKeys } from '@/editor/dispatch/singleKeys';
import { useStoreValue } from '@/ui/useStoreValue';
import { KeyTables } from '@/workspace/help/KeyTables';

export function ShortcutReference() {
  const [singleKeys] = useState(createSingleKeys);
  return <KeyTables isOn={useStoreValue(singleKeys)} />;
}
