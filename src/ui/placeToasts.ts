// Puts the toasts where they cover neither a control nor a dial: in the page's own place, and beside whatever lies over the page.
import { type OverPage, onPage, overPage } from './overPage';
import { type Box, EDGE, type Extent, findRoom } from './toastRoom';

/** Room for a toast of two lines, px. */
const ROOM = 80;
/** Widest and narrowest a toast becomes beside a dialog, px. */
const WIDTHS = [448, 288];

/** How many of the toasts are in sight: where room is scarce only the newest, and none rather than one over a control. */
export type InSight = 'all' | 'newest' | 'none';

function setStyle(section: HTMLElement, style: Partial<CSSStyleDeclaration>): void {
  Object.assign(section.style, { left: '', width: '', right: '', top: '', bottom: '', visibility: '', ...style });
}

function show(section: HTMLElement, inSight: InSight): InSight {
  section.dataset.inSight = inSight;
  return inSight;
}

/** What decides where toasts stand: read at once, before anything is written. */
export interface Surroundings {
  /** The page's own place; null on a page without one. */
  readonly home: Box | null;
  readonly view: Extent;
  readonly over: OverPage | null;
  /** Of the page, while nothing lies over it. */
  readonly page: Pick<OverPage, 'controls' | 'clear'> | null;
}

export function surroundingsOf(section: HTMLElement, place: HTMLElement | null): Surroundings {
  const over = overPage(section);
  return {
    home: place?.getBoundingClientRect() ?? null,
    view: { width: window.innerWidth, height: window.innerHeight },
    over,
    page: over ? null : onPage(section),
  };
}

/** The same for the same surroundings: toasts that stand well are not moved, nor is anything written. */
export const signOf = (around: Surroundings): string => JSON.stringify(around);

/** In the place that the page gives, else under its top bar. */
function atHome(section: HTMLElement, { home, view }: Surroundings): InSight {
  if (!home) setStyle(section, {});
  else {
    const { left, right, bottom } = home;
    // Inside the window also where the place was scrolled away.
    const above = Math.min(Math.max(EDGE, view.height - bottom), view.height - ROOM);
    const width = `${right - left}px`;
    setStyle(section, { left: `${left}px`, width, right: 'auto', top: 'auto', bottom: `${above}px` });
  }
  return show(section, 'all');
}

/** The nearest spot to where the toasts stand at home that covers nothing of the first list that leaves one; null where none does. */
function moveClear(section: HTMLElement, view: Extent, tries: readonly (readonly Box[])[]): InSight | null {
  const now = section.getBoundingClientRect();
  const middle = now.left + now.width / 2;
  for (const kept of tries) {
    for (const inSight of ['all', 'newest'] as const) {
      show(section, inSight);
      for (const most of WIDTHS) {
        const width = Math.min(most, view.width - 2 * EDGE);
        setStyle(section, { left: '0', right: 'auto', width: `${width}px`, bottom: 'auto' });
        const size = { width, height: section.getBoundingClientRect().height };
        const wanted = { left: middle - width / 2, top: now.bottom - size.height };
        const spot = findRoom(size, wanted, kept, view);
        if (!spot) continue;
        setStyle(section, {
          left: `${spot.left}px`,
          top: `${spot.top}px`,
          right: 'auto',
          bottom: 'auto',
          width: `${width}px`,
        });
        return inSight;
      }
    }
  }
  return null;
}

function besideLayers(section: HTMLElement, view: Extent, { panels, controls, beneath, clear }: OverPage): InSight {
  const tries = [[...panels, ...beneath], panels, [...controls, ...beneath], controls];
  const whole = tries.map((kept) => [...kept, ...clear]);
  const moved = moveClear(section, view, [...whole, ...(clear.length > 0 ? tries : [])]);
  if (moved) return moved;
  setStyle(section, { visibility: 'hidden' });
  return show(section, 'none');
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Gives back how many are in sight. From home on, so that the spot depends on what is open alone and stays while that does. */
export function placeToasts(section: HTMLElement, around: Surroundings): InSight {
  const { view, over, page } = around;
  const home = atHome(section, around);
  if (over) return besideLayers(section, view, over);
  const { controls, clear } = page ?? { controls: [], clear: [] };
  // At home, unless something stands there that is to be seen whole.
  if (clear.length === 0) return home;
  const own = section.getBoundingClientRect();
  if (!clear.some((box) => meet(box, own))) return home;
  return moveClear(section, view, [[...clear, ...controls], clear]) ?? atHome(section, around);
}
