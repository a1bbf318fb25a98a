// The web component: reads its attributes, opens the file, and draws the face in its shadow tree.

import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { sampleState, type WatchState } from '@/face/dataTags/watchState';
import { createWatch, type LiveWatch } from '@/face/liveData/watch';
import { readyToDraw } from '@/face/nodes/readyToDraw';
import type { Design, FaceCopy, ModeName } from '@/schemas/design';
import { designName } from '@/schemas/designNames';
import type { DataLanguage } from '@/schemas/languages';
import { shownNodes } from '@/simulator/shownNodes';
import { EmbeddedFace } from './EmbeddedFace';
import { copyOf, fetchFile, type OpenedFace, openFace } from './openFace';
import { dataLanguageOf, EmbedError, faceWords, faultWords, loadingWords } from './words';

/** What scripts of a page can ask of the element. */
export interface FaceElement extends HTMLElement {
  /** The simulated watch: read a tag, or follow its changes. */
  readonly watch: LiveWatch;
  /** The copies of the open design; none before a file is open. */
  readonly copies: readonly FaceCopy[];
  /** Number of the copy that is shown without the attribute `copy`, from 1: the one that was open when the file was saved. */
  readonly firstCopy: number;
  /** Changes what the watch measures, such as `{ battery: 5, steps: 12000 }`. */
  set(patch: Partial<WatchState>): void;
  /**
   * Shows a project file that the page already has, until `src` changes. Resolves to whether it is shown, which a detached
   * element does as soon as it is attached.
   */
  open(file: Blob): Promise<boolean>;
}

/** What differs between the places where faces are embedded. */
export interface FaceElementPorts {
  /** Makes the fonts of a file available to this document. The result removes those that only this file has. */
  loadFonts(face: OpenedFace): () => void;
}

const STYLES = `
:host { display: block; }
:host([hidden]) { display: none; }
.bezel { box-sizing: border-box; width: 100%; padding: 2.6%; background: #23262d; border-radius: 14%; }
.bezel[data-shape="circle"], [data-shape="circle"] > .face { border-radius: 50%; }
.face { width: 100%; height: 100%; overflow: hidden; background: #000; border-radius: 12%; }
.face svg { display: block; }
.note { display: grid; place-items: center; aspect-ratio: 1; margin: 0; padding: 12%; box-sizing: border-box;
  border-radius: 50%; background: #23262d; color: #fff; font: 16px/1.4 system-ui, sans-serif; text-align: center; }
`;

/** The sun moves a degree in four minutes. */
const MINUTES_PER_DEGREE = 4;

/** ms of a local date and time, or of one with an offset; null for none. Throws an EmbedError for another text. */
function timeOf(text: string | null): number | null {
  if (text === null || text === '') return null;
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new EmbedError('badTime', { time: text });
  return time;
}

/** Loads the code that draws the layers. Without it, the face is drawn except for what needs the code. */
async function drawable({ copies }: Design): Promise<void> {
  const layers = copies.flatMap((copy) => [...shownNodes(copy, 'normal'), ...shownNodes(copy, 'ambient')]);
  await readyToDraw(layers).catch((error: unknown) => console.warn('Part of the watch face cannot be drawn.', error));
}

/**
 * The class of `<dialwright-face>`. Attributes: `src` (address of a project file), `mode` (`always-on`, else normal),
 * `time` (a fixed date and time; without it the face runs), `lang`, `copy` (a number from 1), `label` (accessible name).
 * Events: `load`, and `error` with an EmbedError as `error`.
 */
export function faceElement({ loadFonts }: FaceElementPorts): CustomElementConstructor {
  return class DialwrightFace extends HTMLElement implements FaceElement {
    static observedAttributes = ['src', 'mode', 'time', 'lang', 'copy', 'label'];

    #root: Root | null = null;
    #opened: OpenedFace | null = null;
    /** The file that the page opened; null for the one at `src`. */
    #file: Blob | null = null;
    #removeFonts = () => {};
    #fault: EmbedError | null = null;
    #loading: AbortController | null = null;
    #watch: LiveWatch | null = null;
    #isSeen = true;
    readonly #seen = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? true;
      this.#draw();
    });

    get watch(): LiveWatch {
      this.#watch ??= createWatch(this.#firstState());
      return this.#watch;
    }

    get copies(): readonly FaceCopy[] {
      return this.#opened?.design.copies ?? [];
    }

    get firstCopy(): number {
      const design = this.#opened?.design;
      return design ? design.copies.indexOf(copyOf(design, null)) + 1 : 1;
    }

    set(patch: Partial<WatchState>): void {
      this.watch.set(patch);
    }

    async open(file: Blob): Promise<boolean> {
      this.#file = file;
      return this.#load();
    }

    connectedCallback(): void {
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLES);
      shadow.adoptedStyleSheets = [sheet];
      this.#root ??= createRoot(shadow);
      this.#seen.observe(this);
      if (!this.#opened) void this.#load();
      this.#draw();
    }

    disconnectedCallback(): void {
      this.#seen.disconnect();
      // An element that is moved is connected again in the same task.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#loading?.abort();
        this.#close();
        this.#root?.unmount();
        this.#root = null;
      });
    }

    attributeChangedCallback(name: string): void {
      if (!this.isConnected) return;
      if (name === 'src') {
        this.#file = null;
        void this.#load();
      }
      if (name === 'lang') this.watch.set({ language: this.#language() });
      this.#draw();
    }

    #language(): DataLanguage {
      return dataLanguageOf(this.closest('[lang]')?.getAttribute('lang') ?? '');
    }

    #firstState(): WatchState {
      const language = this.#language();
      const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
      // The meridian of the zone, so that the sun rises in the morning; the location itself is not asked for.
      const place = { latitude: 40, longitude: -new Date().getTimezoneOffset() / MINUTES_PER_DEGREE };
      return sampleState({ zone, place, language, now: Date.now() });
    }

    /** Opens the file of the page or the one at `src`; a load that is running ends without effect. Returns whether it is shown. */
    async #load(): Promise<boolean> {
      this.#loading?.abort();
      const loading = new AbortController();
      this.#loading = loading;
      const { signal } = loading;
      const src = this.getAttribute('src') ?? '';
      if (!this.#file && src === '') {
        this.#close();
        this.#fault = null;
        this.#draw();
        return false;
      }
      try {
        const bytes = this.#file
          ? new Uint8Array(await this.#file.arrayBuffer())
          : await fetchFile(src, document.baseURI, signal);
        const opened = await openFace(bytes);
        await drawable(opened.design);
        if (signal.aborted || !this.isConnected) {
          opened.close();
          return false;
        }
        this.#close();
        this.#opened = opened;
        this.#removeFonts = loadFonts(opened);
        this.#fault = null;
      } catch (error) {
        if (signal.aborted) return false;
        this.#close();
        this.#fault = error instanceof EmbedError ? error : new EmbedError('damaged');
        if (this.#fault !== error) console.error(error);
      }
      this.#draw();
      const fault = this.#fault;
      this.dispatchEvent(fault ? new ErrorEvent('error', { error: fault, message: fault.message }) : new Event('load'));
      return fault === null;
    }

    #close(): void {
      this.#removeFonts();
      this.#removeFonts = () => {};
      this.#opened?.close();
      this.#opened = null;
    }

    #draw(): void {
      const root = this.#root;
      if (root) flushSync(() => root.render(this.#content()));
    }

    #content() {
      const language = this.#language();
      if (this.#fault) return <p className="note">{faultWords(language, this.#fault)}</p>;
      if (!this.#opened)
        return this.#file || this.getAttribute('src') ? <p className="note">{loadingWords(language)}</p> : null;
      try {
        const { design, pictures } = this.#opened;
        const mode: ModeName = this.getAttribute('mode') === 'always-on' ? 'ambient' : 'normal';
        return (
          <EmbeddedFace
            copy={copyOf(design, this.getAttribute('copy'))}
            mode={mode}
            pictures={pictures}
            watch={this.watch}
            time={timeOf(this.getAttribute('time'))}
            title={this.getAttribute('label') ?? faceWords(language, designName(design, language))}
            isSeen={this.#isSeen}
          />
        );
      } catch (error) {
        if (error instanceof EmbedError) return <p className="note">{faultWords(language, error)}</p>;
        throw error;
      }
    }
  };
}
