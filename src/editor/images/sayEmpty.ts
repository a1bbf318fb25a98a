// Says which pictures show nothing at all: they are taken, since a blank frame or a blank level may be meant, but never silently.
import { ALL_CLEAR } from '@/bytes/png/allClear';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';
import { listedNames } from './sayRefused';
import { trimEdges } from './trimEdges';

/** `names`: of the files that are fully transparent; none, and nothing is said. */
export function sayEmpty(names: readonly string[]): void {
  if (names.length === 0) return;
  const listed = listedNames((key, values) => i18n.t(key, values ?? {}), names);
  showToast({ tone: 'warning', text: i18n.t('editor:images.fullyClear', { name: listed, count: names.length }) });
}

/** The same of the pictures of one layer, of which one that is seen is enough. */
export async function sayEmptyGroup(files: readonly { file: File; name: string }[]): Promise<void> {
  for (const { file, name } of files) if ((await trimEdges(file, name)) !== ALL_CLEAR) return;
  sayEmpty(files.map(({ name }) => name));
}
