// The result of an export: the file with its size and a button to download it again, or the reason of a failure.
import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@/drafts/saving/saveFile';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { fileSize } from './fileSize';
import type { MadeFile } from './useMaking';

/** The downloaded file, announced once. */
export function Outcome({ made, children }: { made: MadeFile; children?: ReactNode }) {
  const { t } = useTranslation('export');
  const { name, file } = made;
  useEffect(() => announce(t('done', { name, size: fileSize(file.size) })), [file, name, t]);
  return (
    <section
      aria-label={t('madeFile')}
      className="flex flex-col gap-3 rounded-lg border border-line bg-app p-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CircleCheck size={16} aria-hidden="true" className="shrink-0 text-accent" />
        <p className="min-w-0 grow basis-40 [overflow-wrap:anywhere]">
          <strong className="font-semibold">{name}</strong>{' '}
          <span className="whitespace-nowrap text-muted tabular-nums">{fileSize(file.size)}</span>
        </p>
        <Button size="sm" icon={<Download size={14} />} onClick={() => saveFile(file, name)}>
          {t('again')}
        </Button>
      </div>
      {children}
    </section>
  );
}

/** The user cancelled it. */
export function Stopped({ text }: { text: string }) {
  useEffect(() => announce(text), [text]);
  return <p className="text-sm text-muted">{text}</p>;
}

/** Why no file was made. */
export function Failure({ text }: { text: string }) {
  useEffect(() => announce(text, { politeness: 'assertive' }), [text]);
  return (
    <p className="flex items-start gap-2 rounded-lg border border-danger p-3 text-sm text-danger">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </p>
  );
}
