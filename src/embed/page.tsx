// The script of the web page that the export dialog writes: the face of the page's own file, and controls of its watch.
import './firstThings';
import { useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { fromBase64 } from '@/bytes/base64';
import { SAMPLE_STATE, type WatchState } from '@/face/dataTags/watchState';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { addFonts } from './addFonts';
import { type FaceElement, faceElement } from './faceElement';
import { dataLanguageOf, pageWords } from './words';

const NAME = 'dialwright-face';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dialwright-face': React.HTMLAttributes<HTMLElement> & {
        ref?: React.Ref<FaceElement>;
        mode: string;
        time: string | undefined;
        copy: number | undefined;
      };
    }
  }
}

const MINUTES = 24 * 60;
/** Ranges of the sliders. */
const DATA = [
  { field: 'battery', max: 100, unit: '%' },
  { field: 'steps', max: 20_000, unit: '' },
  { field: 'heartRate', max: 220, unit: '' },
] as const satisfies readonly { field: keyof WatchState; max: number; unit: string }[];

type DataField = (typeof DATA)[number]['field'];

/** The values with which the element starts. */
const FIRST_DATA = Object.fromEntries(DATA.map(({ field }) => [field, SAMPLE_STATE[field] ?? 0])) as Record<
  DataField,
  number
>;

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** This time of today, as the attribute `time` expects it. */
function today(minutes: number): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}T${clock(minutes)}`;
}

interface SliderProps {
  label: string;
  value: number;
  max: number;
  shown: string;
  onChange(value: number): void;
}

function Slider({ label, value, max, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="row">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id}>{shown}</output>
    </div>
  );
}

function Page({ file }: { file: Blob }) {
  const words = pageWords(dataLanguageOf(document.documentElement.lang));
  const face = useRef<FaceElement>(null);
  const [copies, setCopies] = useState<readonly FaceCopy[]>([]);
  /** Number of the copy; undefined until the file is open. */
  const [copy, setCopy] = useState<number>();
  const [mode, setMode] = useState('normal');
  /** Minutes of the day; null for the current time. */
  const [minutes, setMinutes] = useState<number | null>(null);
  const [data, setData] = useState(FIRST_DATA);
  const copyId = useId();

  useEffect(() => {
    const element = face.current;
    // The element itself shows why a file cannot be opened.
    void element?.open(file).then(() => {
      setCopies(element.copies);
      setCopy(element.firstCopy);
    });
  }, [file]);

  return (
    <main>
      <h1>{document.title}</h1>
      <dialwright-face ref={face} mode={mode} copy={copy} time={minutes === null ? undefined : today(minutes)} />
      <form onSubmit={(event) => event.preventDefault()}>
        <fieldset>
          <legend>{words('mode')}</legend>
          {(['normal', 'always-on'] as const).map((id) => (
            <label key={id}>
              <input type="radio" name="mode" checked={mode === id} onChange={() => setMode(id)} />
              {words(id === 'normal' ? 'normal' : 'alwaysOn')}
            </label>
          ))}
        </fieldset>
        {copies.length > 1 ? (
          <div className="row">
            <label htmlFor={copyId}>{words('copy')}</label>
            <select id={copyId} value={copy} onChange={({ target }) => setCopy(Number(target.value))}>
              {copies.map(({ id, ratio }, index) => (
                <option key={id} value={index + 1}>
                  {words('copyName', { number: index + 1, ...canvasSize(ratio) })}
                </option>
              ))}
            </select>
          </div>
        ) : null}
        <Slider
          label={words('time')}
          value={minutes ?? new Date().getHours() * 60 + new Date().getMinutes()}
          max={MINUTES - 1}
          shown={minutes === null ? words('now') : clock(minutes)}
          onChange={setMinutes}
        />
        <button type="button" disabled={minutes === null} onClick={() => setMinutes(null)}>
          {words('showNow')}
        </button>
        {DATA.map(({ field, max, unit }) => (
          <Slider
            key={field}
            label={words(field)}
            value={data[field]}
            max={max}
            shown={`${data[field].toLocaleString(document.documentElement.lang)}${unit}`}
            onChange={(value) => {
              setData((all) => ({ ...all, [field]: value }));
              face.current?.set({ [field]: value });
            }}
          />
        ))}
      </form>
      <footer>{words('made')}</footer>
    </main>
  );
}

customElements.define(NAME, faceElement({ loadFonts: ({ fonts }) => addFonts(fonts) }));

const place = document.getElementById('page');
const bytes = fromBase64(document.getElementById('file')?.textContent?.trim() ?? '');
// Bytes that cannot be decoded make an empty file, and the element says that it is incomplete.
if (place) createRoot(place).render(<Page file={new Blob([bytes ?? ''])} />);
