// What lies around one open design and is no part of it: what is looked at, asked, typed and led to. It goes with its editor.
import type { Gap } from '@/face/geometry/distances';
import { createSignal, type Signal } from '@/face/liveData/createStore';
import type { RefusedTyping } from '@/forms/fieldSource';
import type { DeviceStore } from '@/service/deviceStore';
import { createPictureLoader, type LoadPictures } from '@/simulator/rasterise';
import type { CopyRequest } from '../commands/ports';
import { type Arrivals, createArrivals } from './arrivals';
import { type Asked, createAsked } from './asked';
import { type CheckBoard, createCheckBoard } from './checkBoard';
import { createDialogs, type Dialogs } from './dialogs';
import { createDrawnAngles, type DrawnAngles } from './drawnAngles';
import { createFocusRegistry, type FocusRegistry } from './focus';
import { createGuides, type Guides } from './guides';
import { createKeptPictures, type KeptPictures } from './keptPictures';
import { createLastCopied } from './lastCopied';
import { createLayerDrawings, type LayerDrawings } from './layerDrawings';
import { createOffers, type Offers } from './offers';
import type { OverLimitQuestion } from './overLimit';
import { createRunning, type Running } from './running';
import { createSingleKeys } from './singleKeys';
import type { AskedReplacement } from './textEditing';
import { createTypedAhead, type TypedAhead } from './typedAhead';
import { createViewOptions, type ViewOptionStore } from './viewOptions';

export interface EditorDesk {
  readonly viewOptions: ViewOptionStore;
  readonly guides: Guides;
  readonly singleKeys: DeviceStore<boolean>;
  readonly lastCopied: DeviceStore<string | null>;
  readonly dialogs: Dialogs;
  readonly typedAhead: TypedAhead;
  /** What fields of layers refused, until it is mended or put back. */
  readonly typings: Map<string, RefusedTyping>;
  /** What a picture is to show, as it was written last, by who wrote it. */
  readonly prompts: Map<string, string>;
  readonly focus: FocusRegistry;
  /** A panel is to be shown: the tabs that hold it listen. */
  readonly panels: Signal<string>;
  /** Whatever is dragged under the pointer ends now, as if it was let go where it is. */
  readonly lettingGo: Signal<void>;
  /** Distances to draw over the canvas, canvas px, until something changes there. */
  readonly distances: Signal<readonly Gap[]>;
  /** The layer whose name is edited in the layer list: asked for by a key, a menu or a double click. */
  readonly renaming: Asked<string>;
  /** The selection that the layer list showed last; the list is gone while another panel stands there. */
  readonly listed: { selection: readonly string[] | null };
  /** What is asked about a copy before it is made, updated or deleted. */
  readonly copyRequest: Asked<CopyRequest>;
  readonly overLimit: Asked<OverLimitQuestion>;
  /** The layer whose live data would give way to words. */
  readonly replacement: Asked<AskedReplacement>;
  /** What is to be mended in the open copy. */
  readonly check: CheckBoard;
  readonly arrivals: Arrivals;
  readonly offers: Offers;
  /** Backgrounds that are being removed. */
  readonly running: Running;
  readonly pictures: KeptPictures;
  /** The layers as the canvas draws them. */
  readonly drawings: LayerDrawings;
  /** And the angles they stand at. */
  readonly angles: DrawnAngles;
  /** For pictures of the face, which are drawn again after each edit. */
  readonly loadPictures: LoadPictures;
  /** The editor is gone: nothing is open, asked or listened to any more. */
  clear(): void;
}

export function createDesk(): EditorDesk {
  const typedAhead = createTypedAhead();
  const dialogs = createDialogs(typedAhead);
  const panels = createSignal<string>();
  const typings = new Map<string, RefusedTyping>();
  const prompts = new Map<string, string>();
  const listed: EditorDesk['listed'] = { selection: null };
  const offers = createOffers();
  const running = createRunning();
  const asked = {
    renaming: createAsked<string>(),
    copyRequest: createAsked<CopyRequest>(),
    overLimit: createAsked<OverLimitQuestion>(),
    replacement: createAsked<AskedReplacement>(),
  };
  return {
    viewOptions: createViewOptions(),
    guides: createGuides(),
    singleKeys: createSingleKeys(),
    lastCopied: createLastCopied(),
    dialogs,
    typedAhead,
    typings,
    prompts,
    focus: createFocusRegistry(panels.emit),
    panels,
    lettingGo: createSignal<void>(),
    distances: createSignal<readonly Gap[]>(),
    ...asked,
    listed,
    check: createCheckBoard(),
    arrivals: createArrivals(),
    offers,
    running,
    pictures: createKeptPictures(),
    drawings: createLayerDrawings(),
    angles: createDrawnAngles(),
    loadPictures: createPictureLoader(),
    clear() {
      dialogs.close();
      typings.clear();
      prompts.clear();
      listed.selection = null;
      offers.clear();
      running.clear();
      for (const question of Object.values(asked)) question.end();
    },
  };
}
