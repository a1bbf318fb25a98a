// Shows why an act was refused, as a toast that is also spoken.
import type { Refusal } from '@/face/platforms/policy';
import { refusalWords } from '@/simulator/refusalWords';
import { showToast } from '@/ui/toasts';

export function reportRefusal(refusal: Refusal): void {
  showToast({ tone: refusal.severity, text: refusalWords(refusal) });
}
