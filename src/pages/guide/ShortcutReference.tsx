// Every command with its keys: the same tables as in the editor's shortcut dialog.
import { useState } from 'react';
import { createSingleKeys } from '@/editor/door/singleKeys';
import { KeyTables } from '@/editor/panels/help/KeyTables';
import { useStoreValue } from '@/ui/useStoreValue';

export function ShortcutReference() {
  const [singleKeys] = useState(createSingleKeys);
  return <KeyTables isOn={useStoreValue(singleKeys)} />;
}
