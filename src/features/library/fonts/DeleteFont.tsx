// Asks before a font is deleted and lists the layers of this design that use it.

import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '@/editor/dispatch/editorContext';
import { errorMessage } from '@/service/api/apiError';
import { type FontEntry, FontServiceContext } from '@/service/fonts/fontService';
import { listed } from '@/service/language/listed';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { showToast } from '@/ui/toasts';
import { layersWithFont } from './fontUse';

/** More names would not fit the dialog. */
const NAMED_MAX = 5;

export function DeleteFont({ font, onClose }: { font: FontEntry; onClose(): void }) {
  const { t, i18n } = useTranslation(['fonts', 'editor', 'errors']);
  const service = useContext(FontServiceContext);
  const { store } = useEditor();
  const [busy, setBusy] = useState(false);
  const [layers] = useState(() => layersWithFont(store.getState().editor, font.fontName));
  const name = font.fontName;
  const named = listed(
    layers.slice(0, NAMED_MAX).map((label) => t('layerName', { label })),
    i18n.language,
  );
  const used =
    layers.length > NAMED_MAX
      ? t('usedByMore', { layers: named, more: layers.length - NAMED_MAX })
      : t('usedBy', { layers: named });

  const remove = async () => {
    setBusy(true);
    const error = (await service?.remove(font.id)) ?? null;
    setBusy(false);
    onClose();
    if (error) showToast({ tone: 'error', text: errorMessage((key, values) => t(key, values), error) });
    else showToast({ tone: 'success', text: t('deleted', { name }) });
  };

  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title={t('deleteTitle', { name })}
      message={layers.length === 0 ? t('unused') : used}
      confirmLabel={t('confirmDelete')}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
