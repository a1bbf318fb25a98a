// The visible note of builds with an embedded backend: where the data is, and what can be done with it.
import { Database, Download, RotateCcw, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Menu } from '@/ui/Menu';
import { showToast } from '@/ui/toasts';
import { type DemoTools, useDemoTools } from './useDemoTools';

const FILE_NAME = 'dialwright-demo.json';

/** Hands a blob to the browser's downloads. */
function download(blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function DemoNote() {
  const tools = useDemoTools();
  return tools ? <DemoMenu tools={tools} /> : null;
}

/** The note and its menu over the given tools. */
export function DemoMenu({ tools }: { tools: DemoTools }) {
  const { t } = useTranslation(['messages', 'errors']);
  const picker = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  /** Runs one act and says how it ended: `work` gives the words of success, or throws; a refusal is told as an error. */
  const act = async (name: keyof DemoTools, work: () => Promise<{ text: string; refused?: boolean }>) => {
    setBusy(true);
    try {
      const { text, refused = false } = await work();
      showToast({ tone: refused ? 'error' : 'success', text });
    } catch (error) {
      console.warn(`The embedded backend failed at ${name}.`, error);
      showToast({ tone: 'error', text: t(`demo.failed.${name}`) });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const exportData = () =>
    act('exportData', async () => {
      download(await tools.exportData());
      return { text: t('demo.exported') };
    });
  const importData = (file: Blob) =>
    act('importData', async () => {
      const fault = await tools.importData(file);
      return fault ? { text: t(`errors:api.import.${fault}`), refused: true } : { text: t('demo.imported') };
    });
  const resetData = () =>
    act('resetData', async () => {
      await tools.resetData();
      return { text: t('demo.resetDone') };
    });

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 min-[1025px]:flex-col min-[1025px]:items-start min-[1025px]:gap-2">
      <p className="text-xs text-muted">{t('demo.note')}</p>
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
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t('demo.import')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void importData(file);
        }}
      />
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={t('demo.resetTitle')}
        message={t('demo.resetText')}
        confirmLabel={t('demo.resetConfirm')}
        onConfirm={() => void resetData()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
