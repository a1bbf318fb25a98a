// Puts the toasts where they cover neither a control nor a dial: in the page's own place, and beside whatever lies over the page.
import { onPage, overPage } from './overPage';
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

/** In the place that the page gives, else under its top bar. */
function atHome(section: HTMLElement, place: HTMLElement | null): InSight {
  if (!place) setStyle(section, {});
  else {
    const { left, width, bottom } = place.getBoundingClientRect();
    // Inside the window also where the place was scrolled away.
    const above = Math.min(Math.max(EDGE, window.innerHeight - bottom), window.innerHeight - ROOM);
    setStyle(section, { left: `${left}px`, width: `${width}px`, right: 'auto', top: 'auto', bottom: `${above}px` });
  }
  return show(section, 'all');
}

/** The nearest spot to where the toasts stand at home that covers nothing of the first list that leaves one; null where none does. */
function moveClear(section: HTMLElement, tries: readonly (readonly Box[])[]): InSight | null {
  const view: Extent = { width: window.innerWidth, height: window.innerHeight };
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

function besideLayers(section: HTMLElement, over: NonNullable<ReturnType<typeof overPage>>): InSight {
  const { panels, controls, beneath, clear } = over;
  const tries = [[...panels, ...beneath], panels, [...controls, ...beneath], controls];
  const moved = moveClear(section, [...tries.map((kept) => [...kept, ...clear]), ...(clear.length > 0 ? tries : [])]);
  if (moved) return moved;
  setStyle(section, { visibility: 'hidden' });
  return show(section, 'none');
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** At home, unless something stands there that is to be seen whole. */
function clearOfPage(section: HTMLElement, place: HTMLElement | null): InSight {
  const home = atHome(section, place);
  const { controls, clear } = onPage(section);
  const own = section.getBoundingClientRect();
  if (!clear.some((box) => meet(box, own))) return home;
  return moveClear(section, [[...clear, ...controls], clear]) ?? atHome(section, place);
}

/** Gives back how many are in sight. */
export function placeToasts(section: HTMLElement, place: HTMLElement | null): InSight {
  const over = overPage(section);
  if (!over) return clearOfPage(section, place);
  // From home on, so that the spot depends on what is open alone and stays while that does.
  atHome(section, place);
  return besideLayers(section, over);
}
