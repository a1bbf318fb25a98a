// The visible note of builds with an embedded backend: where the data is stored, and the actions on it.
import { Database, Download, RotateCcw, Upload } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ImportFault } from '@/service/api/backendPort';
import { fetchWords, i18n } from '@/service/language/i18n';
import type { ConfirmDialogProps } from '@/ui/ConfirmDialog';
import { later } from '@/ui/later';
import { Menu } from '@/ui/Menu';
import { showToast } from '@/ui/toasts';
import type { CheckedImport, DemoTools } from './demo/demoData';
import { useDemoTools } from './demo/useDemoTools';

const ConfirmDialog = later<ConfirmDialogProps>(async () => (await import('@/ui/ConfirmDialog')).ConfirmDialog);

const FILE_NAME = 'dialwright-demo.json';

/** The error texts are not among the first texts of a page. */
async function importRefusal(reason: ImportFault): Promise<string> {
  await fetchWords(['errors']);
  return i18n.t(`errors:api.import.${reason}`);
}

/** An action to confirm: a reset, or the import of a validated file. */
type DemoDialogRequest = { act: 'reset' } | { act: 'import'; file: CheckedImport };

export function DemoNote() {
  const tools = useDemoTools();
  return tools ? <DemoMenu tools={tools} /> : null;
}

function DemoFrame({ menu, children }: { menu: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('messages');
  return (
    <div className="flex min-w-0 items-center justify-between gap-x-3 gap-y-1 min-[1025px]:flex-col min-[1025px]:items-start min-[1025px]:gap-2">
      <p className="text-xs text-muted min-[1025px]:px-2.5">{t('demo.note')}</p>
      {menu}
      {children}
    </div>
  );
}

/** The note and its menu for the given tools. */
export function DemoMenu({ tools }: { tools: DemoTools }) {
  const { t } = useTranslation('messages');
  const picker = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [dialog, setAsked] = useState<DemoDialogRequest | null>(null);
  const [busy, setBusy] = useState(false);

  /**
   * Runs one action and reports its result. `work` reports success itself and returns the text of a refusal, or throws.
   */
  const act = async (name: 'exportData' | 'importData' | 'resetData', work: () => Promise<string | null>) => {
    setBusy(true);
    try {
      const refusal = await work();
      if (refusal) showToast({ tone: 'error', text: refusal });
    } catch (error) {
      console.warn(`The demo's data failed at ${name}.`, error);
      showToast({ tone: 'error', text: t(`demo.failed.${name}`) });
    } finally {
      setBusy(false);
    }
  };
  const succeed = (text: string) => showToast({ tone: 'success', text });

  const exportData = () =>
    act('exportData', async () => {
      const [{ saveFile }, data] = await Promise.all([import('@/drafts/saving/saveFile'), tools.exportData()]);
      saveFile(data, FILE_NAME);
      succeed(t('demo.exported'));
      return null;
    });
  const check = (file: Blob) =>
    act('importData', async () => {
      const checked = await tools.checkImport(file);
      if (!checked.ok) return importRefusal(checked.reason);
      setAsked({ act: 'import', file: checked });
      return null;
    });
  const importData = (file: CheckedImport) =>
    act('importData', async () => {
      const fault = await file.apply();
      if (fault) return importRefusal(fault);
      succeed(t('demo.imported'));
      return null;
    });
  const resetData = () =>
    act('resetData', async () => {
      const isReset = await tools.resetData();
      await navigate('/');
      succeed(t(isReset > 0 ? 'demo.resetDoneInUse' : 'demo.resetDone'));
      return null;
    });

  const confirm = async (agreed: DemoDialogRequest) => {
    await (agreed.act === 'reset' ? resetData() : importData(agreed.file));
    setAsked(null);
  };
  const isImport = dialog?.act === 'import';
  const importText = isImport && dialog.file.replaces === 'saved' ? 'demo.importSavedText' : 'demo.importText';

  return (
    <DemoFrame
      menu={
        <Menu
          label={t('demo.menu')}
          size="sm"
          icon={<Database size={14} aria-hidden="true" />}
          anchor="top start"
          items={[
            { id: 'export', label: t('demo.export'), icon: <Download size={14} />, onSelect: () => void exportData() },
            {
              id: 'import',
              label: t('demo.import'),
              icon: <Upload size={14} />,
              onSelect: () => picker.current?.click(),
            },
            { kind: 'separator', id: 'line' },
            {
              id: 'reset',
              label: t('demo.reset'),
              icon: <RotateCcw size={14} />,
              danger: true,
              onSelect: () => setAsked({ act: 'reset' }),
            },
          ]}
        />
      }
    >
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('demo.import')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void check(file);
        }}
      />
      {dialog ? (
        <ConfirmDialog
          open
          danger
          busy={busy}
          title={t(isImport ? 'demo.importTitle' : 'demo.resetTitle')}
          message={t(isImport ? importText : 'demo.resetText')}
          confirmLabel={t(isImport ? 'demo.importConfirm' : 'demo.resetConfirm')}
          onConfirm={() => void confirm(dialog)}
          onCancel={() => setAsked(null)}
        />
      ) : null}
    </DemoFrame>
  );
}
