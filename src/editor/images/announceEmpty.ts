// Reports fully transparent images. They are accepted, because a blank frame or level can be intended.
import { ALL_CLEAR } from '@/bytes/png/allClear';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import { listedNames } from './announceRefused';
import { trimEdges } from './trimEdges';

/** `names`: the fully transparent files. Does nothing if empty. */
export function announceEmpty(names: readonly string[]): void {
  if (names.length === 0) return;
  const listed = listedNames((key, values) => i18n.t(key, values ?? {}), names);
  showToast({ tone: 'warning', text: i18n.t('editor:images.fullyClear', { name: listed, count: names.length }) });
}

/** The same for the images of one layer. Reports only if all of them are transparent. */
export async function sayEmptyGroup(files: readonly { file: File; name: string }[]): Promise<void> {
  for (const { file, name } of files) if ((await trimEdges(file, name)) !== ALL_CLEAR) return;
  announceEmpty(files.map(({ name }) => name));
}
