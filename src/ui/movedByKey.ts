// Whether the user navigates by keyboard, so that focused elements should show their tooltip.

const MOVES = /^(?:Tab|Arrow\w+|Home|End|PageUp|PageDown|F6)$/;

let isMoving = false;
const hear = (isMove: boolean) => () => {
  isMoving = isMove;
};

/** Whether the user's last action on this page was moving the focus by a key. */
export const isMovedByKey = (): boolean => isMoving;

document.addEventListener('pointerdown', hear(false), true);
document.addEventListener(
  'keydown',
  ({ key }) => {
    // Shift alone starts Shift+Tab and means nothing yet.
    if (key !== 'Shift') hear(MOVES.test(key))();
  },
  true,
);
