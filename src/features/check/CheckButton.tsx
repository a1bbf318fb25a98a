// The check button in the top bar, with the number of findings.
import { ListChecks } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ariaShortcut, shortcutText } from '@/editor/commands/keys';
import { openCheck } from '@/editor/commands/openCheck';
import { useEditor } from '@/editor/dispatch/editorContext';
import { useFocusPlace } from '@/editor/dispatch/focus';
import { useEditorState } from '@/editor/dispatch/useEditorState';
import { selectCopyId } from '@/editor/document/selectors';
import { IconButton } from '@/ui/IconButton';
import { platformIsMac } from '@/ui/platform';
import { useStoreValue } from '@/ui/useStoreValue';

/** More are not counted out. */
const COUNT_MAX = 99;

export function CheckButton() {
  const { t } = useTranslation('editor');
  const { port, store } = useEditor();
  const button = useRef<HTMLButtonElement>(null);
  const take = () => {
    button.current?.focus();
    return button.current !== null;
  };
  useFocusPlace('checkButton', button, { take });
  const { copyId, check, seen } = useStoreValue(store.desk.check);
  const isNow = useEditorState(selectCopyId) === copyId;
  const findings = isNow ? (check?.findings ?? null) : null;
  const count = findings?.length ?? 0;
  const hasErrors = findings?.some(({ severity }) => severity === 'error') ?? false;
  const none = t(seen === 'measured' ? 'topBar.checkNothing' : 'topBar.check');
  const label = count > 0 ? t('topBar.checkFound', { count }) : none;
  const [keys = ''] = openCheck.shortcuts ?? [];
  return (
    <IconButton
      ref={button}
      label={findings === null ? t('topBar.check') : label}
      icon={
        <span className="relative inline-flex">
          <ListChecks size={16} />
          {count > 0 ? (
            <span
              className={`absolute -top-2 left-2.5 min-w-4 rounded-full px-1 text-center text-2xs leading-4 font-semibold ${hasErrors ? 'bg-danger text-danger-ink' : 'bg-app text-warning ring-1 ring-warning'}`}
            >
              {count > COUNT_MAX ? `${COUNT_MAX}+` : count}
            </span>
          ) : null}
        </span>
      }
      shortcut={shortcutText(keys, platformIsMac())}
      aria-keyshortcuts={ariaShortcut(keys, platformIsMac())}
      onClick={port.showCheck}
    />
  );
}
