// Shows the reason of a refusal as a toast, which screen readers announce too.
import type { Refusal } from '@/face/platforms/platformPolicy';
import { refusalWords } from '@/simulator/refusalWords';
import { showToast } from '@/ui/toasts';

export function reportRefusal(refusal: Refusal): void {
  showToast({ tone: refusal.severity, text: refusalWords(refusal) });
}
