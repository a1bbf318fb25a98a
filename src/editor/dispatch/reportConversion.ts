// Reports the result of a conversion: everything in the message log, and as many toasts as fit on the screen.
import type { TFunction } from 'i18next';
import type { ConversionMessage } from '@/face/platforms/conversion';
import { noteWords } from '@/simulator/copyWords';
import { logMessage, SHOWN_MAX, showToast } from '@/ui/toasts';
import type { EditorSession } from './editorSession';

/** State that lives as long as the editor. */
type Around = Pick<EditorSession, 'offers' | 'dialogs'>;

/** The most important messages come first. */
const ORDER: readonly ConversionMessage['severity'][] = ['error', 'warning', 'success', 'info'];

/** Shows the messages. If there are too many, shows the most important ones and a link to the log. */
export function reportConversion(
  t: TFunction,
  messages: readonly ConversionMessage[],
  { offers, dialogs }: Around,
): void {
  const sorted = [...messages].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const shown = sorted.length > SHOWN_MAX ? sorted.slice(0, SHOWN_MAX - 1) : sorted;
  const rest = sorted.slice(shown.length);
  for (const message of rest) logMessage({ tone: message.severity, text: noteWords(t, message) });
  for (const message of shown) showToast({ tone: message.severity, text: noteWords(t, message) });
  if (rest.length === 0) return;
  offers.make({
    text: t('editor:copies.moreMessages', { count: rest.length }),
    label: t('editor:copies.showMessages'),
    onSelect: () => dialogs.open('messages'),
    holds: () => true,
  });
}
