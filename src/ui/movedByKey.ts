// Whether the person goes through the page by keys: then what the focus comes to explains itself.

const MOVES = /^(?:Tab|Arrow\w+|Home|End|PageUp|PageDown|F6)$/;

let isMoving = false;
const hear = (isMove: boolean) => () => {
  isMoving = isMove;
};

/** The last thing the person did on this page was to move the focus by a key. */
export const isMovedByKey = (): boolean => isMoving;

document.addEventListener('pointerdown', hear(false), true);
document.addEventListener(
  'keydown',
  ({ key }) => {
    // Shift alone begins Shift+Tab, and says nothing yet.
    if (key !== 'Shift') hear(MOVES.test(key))();
  },
  true,
);
