// Shows toasts where they cover no control; they pause while hovered or focused. The announcer reads them out.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { type Focusable, focusBack, focusedNow } from './focusBack';
import { IconButton } from './IconButton';
import { Listening } from './Listening';
import { dismissToast, holdToast, releaseToast, type Toast, type ToastTone, toasts } from './toasts';
import { useStoreValue } from './useStoreValue';
import { useToastPlace } from './useToastPlace';

/** Icon of each tone; its name is `messages.ui.tone`. */
export const TONE_ICONS: Record<ToastTone, ReactNode> = {
  info: <Info size={16} className="text-muted" />,
  success: <CircleCheck size={16} className="text-accent" />,
  warning: <TriangleAlert size={16} className="text-warning" />,
  error: <CircleAlert size={16} className="text-danger" />,
};

export function Toaster() {
  const { t } = useTranslation('messages');
  const list = useStoreValue(toasts);
  const section = useRef<HTMLElement>(null);
  useToastPlace(section, list);
  /** The element that had the focus before the toasts. */
  const before = useRef<Focusable | null>(null);
  const isHere = (element: EventTarget | null, { currentTarget }: FocusEvent) =>
    element instanceof Node && currentTarget.contains(element);
  const onFocus = (event: FocusEvent) => {
    const from = event.relatedTarget;
    if (!isHere(from, event) && (from instanceof HTMLElement || from instanceof SVGElement)) before.current = from;
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !isHere(event.relatedTarget, event)) before.current = null;
  };
  return createPortal(
    <Listening onFocus={onFocus} onBlur={onBlur}>
      <section
        ref={section}
        aria-label={t('ui.notifications')}
        className="pointer-events-none fixed top-0 left-0 z-[110]"
      >
        {list.map((toast) => (
          <ToastCard key={toast.id} toast={toast} before={() => before.current} />
        ))}
      </section>
    </Listening>,
    document.body,
  );
}

/** `before`: the element that had the focus before the toasts. */
function ToastCard({ toast, before }: { toast: Toast; before(): Focusable | null }) {
  const { t } = useTranslation('messages');
  const { action } = toast;
  const card = useRef<HTMLFieldSetElement>(null);
  /** Its buttons disappear with it, so return the focus first. */
  const dismiss = () => {
    if (card.current?.contains(focusedNow())) {
      focusBack(before());
      requestAnimationFrame(() => focusBack(null));
    }
    dismissToast(toast.id);
  };
  const act = () => {
    dismiss();
    action?.onSelect();
  };
  return (
    // Measured as soon as its width is set, so no transitions, even short ones.
    <fieldset
      ref={card}
      data-toast={toast.id}
      className="pointer-events-auto fixed flex w-max transition-none max-w-md items-center gap-2.5 rounded-lg border border-line bg-raised py-1.5 pr-1.5 pl-3 text-sm text-ink shadow-xl shadow-black/30"
      onPointerEnter={() => holdToast(toast.id, 'hover')}
      onPointerLeave={() => releaseToast(toast.id, 'hover')}
    >
      <Listening onFocus={() => holdToast(toast.id, 'focus')} onBlur={() => releaseToast(toast.id, 'focus')}>
        <span role="img" aria-label={t(`ui.tone.${toast.tone}`)} className="inline-flex shrink-0">
          {TONE_ICONS[toast.tone]}
        </span>
        <p className="min-w-0 grow [overflow-wrap:anywhere]">{toast.text}</p>
        {action ? (
          <Button size="sm" variant="ghost" onClick={act}>
            {action.label}
          </Button>
        ) : null}
        <IconButton size="sm" label={t('ui.dismiss')} icon={<X size={14} />} onClick={dismiss} />
      </Listening>
    </fieldset>
  );
}
