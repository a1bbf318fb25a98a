// Overlays of the page: dialogs, popovers and menus, and the controls that toasts must not cover.
import { clearedRects } from './clearedRects';
import type { Box } from './toastRoom';

const LAYER = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** The visible part of a dialog whose own element fills the window. */
const PANEL = '[data-dialog-panel]';

const CONTROL = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'label',
  'summary',
  '[role="option"]',
  '[role^="menuitem"]',
  // Not the stage around a dial, whose visible parts are kept clear separately.
  '[tabindex]:not([tabindex="-1"], [role="application"])',
].join();

const HEADING = 'h1, h2, h3, h4, [role="heading"]';

export interface OverPage {
  /** Visible boxes of each overlay. */
  readonly panels: readonly Box[];
  /** Visible controls on them. */
  readonly controls: readonly Box[];
  /** The page's usable controls: none under a modal dialog. */
  readonly beneath: readonly Box[];
  /** Elements that must stay visible: on modal overlays, else on the page and all overlays. */
  readonly clear: readonly Box[];
}

export interface OnPage extends Pick<OverPage, 'controls' | 'clear'> {
  readonly headings: readonly Box[];
}

/** The page's controls and elements that must stay visible, without overlays. */
export function onPage(own: Element): OnPage {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => !own.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(isThere);
  return { controls: boxes(CONTROL), headings: boxes(HEADING), clear: clearedRects(document) };
}

const isThere = ({ left, right, top, bottom }: Box) => right > left && bottom > top;

const inside = (box: Box, frame: Box): Box => ({
  left: Math.max(box.left, frame.left),
  right: Math.min(box.right, frame.right),
  top: Math.max(box.top, frame.top),
  bottom: Math.min(box.bottom, frame.bottom),
});

/** Null without overlays. `own`: the toasts themselves. */
export function overPage(own: Element): OverPage | null {
  const layers = [...document.querySelectorAll<HTMLElement>(LAYER)].filter((layer) => !own.contains(layer));
  const drawn = layers.map((layer) => layer.querySelector(PANEL) ?? layer);
  const panels = drawn.map((panel) => panel.getBoundingClientRect()).filter(isThere);
  if (panels.length === 0) return null;
  const controls = drawn.flatMap((panel) => {
    const frame = panel.getBoundingClientRect();
    return [...panel.querySelectorAll(CONTROL)].map((control) => inside(control.getBoundingClientRect(), frame));
  });
  const isModal = layers.some((layer) => layer.getAttribute('aria-modal') === 'true');
  const others = isModal ? [] : [...document.querySelectorAll(CONTROL)];
  const beneath = others.filter((control) => !own.contains(control) && !drawn.some((panel) => panel.contains(control)));
  return {
    panels,
    controls: controls.filter(isThere),
    clear: isModal ? drawn.flatMap((panel) => clearedRects(panel)) : clearedRects(document),
    beneath: beneath.map((control) => control.getBoundingClientRect()).filter(isThere),
  };
}
