// The pointer sensor of dnd-kit for rows: after a drop it blocks only the click that the drop itself causes.
import { PointerSensor, type PointerSensorProps } from '@dnd-kit/core';

/** A user action after the drop. */
const ACTIONS = ['pointerdown', 'keydown'] as const;

/** dnd-kit blocks every click for 50 ms after a drop, or longer while the page is busy. */
export class RowSensor extends PointerSensor {
  constructor(props: PointerSensorProps) {
    const endingBlock = (end: () => void) => () => {
      // biome-ignore lint/complexity/useLiteralKeys: dnd-kit declares the property private.
      const blocked: { removeAll(): void } = this['documentListeners'];
      const unblock = () => {
        blocked.removeAll();
        for (const name of ACTIONS) window.removeEventListener(name, unblock, true);
      };
      for (const name of ACTIONS) window.addEventListener(name, unblock, true);
      end();
    };
    super({ ...props, onEnd: endingBlock(props.onEnd), onCancel: endingBlock(props.onCancel) });
  }
}
