// Shows why an act was refused, as a toast that is also spoken.
import type { Refusal } from '@/face/platforms/policy';
import { i18n } from '@/service/language/i18n';
import { showToast } from '@/ui/toasts';

export function reportRefusal(refusal: Refusal): void {
  showToast({ tone: refusal.severity, text: i18n.t(`messages:refusals.${refusal.messageKey}`, refusal.params ?? {}) });
}
