// Buttons for the tappable places of the face, for use without a pointer.
import { Pointer } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaceNode } from '@/schemas/nodes';
import { Button } from '@/ui/Button';
import { TAPPABLE, type Tap, tapOf } from './taps';

/** Dispatches a tap to the drawn layer. */
const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }));

export function TapButtons({ face, nodes }: { face: RefObject<HTMLElement | null>; nodes: readonly FaceNode[] }) {
  const { t } = useTranslation('preview');
  const [taps, setTaps] = useState<readonly Tap[]>([]);
  // Read from the drawing, because layers that are hidden or outside the canvas cannot be tapped.
  useEffect(() => {
    const targets = [...(face.current?.querySelectorAll(TAPPABLE) ?? [])];
    setTaps(targets.flatMap((element) => tapOf(element, nodes) ?? []));
  }, [face, nodes]);
  if (taps.length === 0) return null;
  return (
    <fieldset className="flex shrink-0 flex-wrap justify-center gap-2 px-3 pb-2" aria-label={t('preview:taps')}>
      {taps.map((tap) => (
        <Button
          key={tap.uuid}
          variant="secondary"
          icon={<Pointer size={14} aria-hidden="true" />}
          onClick={() => press(tap.element)}
        >
          {t('preview:tap', { label: tap.label })}
        </Button>
      ))}
    </fieldset>
  );
}
