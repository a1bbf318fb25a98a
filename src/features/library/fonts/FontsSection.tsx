// The fonts of the product and of the designer: samples, upload, deletion, and missing fonts.
import { Upload } from 'lucide-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBuiltInFont } from '@/schemas/builtInFontRef';
import { useReason } from '@/service/api/useReason';
import { type FontEntry, FontServiceContext, useFonts } from '@/service/fonts/fontService';
import { useFontUpload } from '@/service/fonts/useFontUpload';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { Spinner } from '@/ui/Spinner';
import { TryAgain } from '@/ui/TryAgain';
import { DeleteFont } from './DeleteFont';
import { FontRow } from './FontRow';

/** A running upload with a cancel button. */
function Uploading({ name }: { name: string }) {
  const { t } = useTranslation(['fonts', 'editor', 'assets']);
  const service = useContext(FontServiceContext);
  return (
    <div className="flex items-center gap-2 rounded-md border border-line bg-raised px-2.5 py-1.5 text-sm">
      <Spinner size={14} />
      <p className="min-w-0 grow truncate">{t('editor:fonts.uploading', { name })}</p>
      <Button size="sm" variant="ghost" onClick={() => service?.cancelUpload()}>
        {t('cancel')}
      </Button>
    </div>
  );
}

export function FontsSection() {
  const { t } = useTranslation(['fonts', 'editor', 'assets']);
  const reasonOf = useReason();
  const { fonts: listed, loadedFontNum, list, listError, uploading } = useFonts();
  const fonts = listed.filter((font) => !isBuiltInFont(font));
  const service = useContext(FontServiceContext);
  const upload = useFontUpload();
  const [deleting, setDeleting] = useState<FontEntry | null>(null);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-1.5">
      <PanelHeading
        level={2}
        aside={loadedFontNum < fonts.length ? t('loadedOf', { loaded: loadedFontNum, total: fonts.length }) : undefined}
      >
        {t('title')}
      </PanelHeading>
      {upload ? (
        <Button size="sm" icon={<Upload size={14} />} busy={uploading !== null} onClick={() => void upload()}>
          {t('editor:fonts.upload')}
        </Button>
      ) : null}
      <p className="text-xs text-muted">{t('hint')}</p>
      <p className="text-xs text-muted">{t('builtInHint')}</p>
      {uploading === null ? null : <Uploading name={uploading} />}
      {list === 'failed' ? (
        <TryAgain
          small
          text={t('listFailed')}
          reason={reasonOf(listError)}
          label={t('assets:again')}
          onTry={() => void service?.reload()}
        />
      ) : null}
      <ul className="flex flex-col gap-1.5">
        {fonts.map((font) => (
          <FontRow key={font.id} font={font} onDelete={() => setDeleting(font)} />
        ))}
      </ul>
      {deleting ? <DeleteFont font={deleting} onClose={() => setDeleting(null)} /> : null}
    </section>
  );
}
