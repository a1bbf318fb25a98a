// The arguments of the command line.
import { LANGUAGES } from '@/schemas/languages';

export interface ExportArguments {
  project: string;
  out: string;
  /** Also a signed package. */
  apk: boolean;
  /** Only checks the file and writes nothing. */
  check: boolean;
  /** PEM file of the key. Created if it does not exist. */
  key: string;
  packageName: string | null;
  versionCode: number;
  versionName: string;
  /** Folder with TrueType files of the designer's own typefaces. */
  fonts: string | null;
  /** Of the report and of the texts in the images. */
  language: string;
}

export const USAGE = `npm run export-face -- <project file> --out <folder> [options]

Writes the watch face of a project file's smartwatch copy: its sources as a zip for Gradle, a picture of each mode,
and a report as JSON (also printed).

  --help               only prints this
  --check              only looks for what is wrong and prints the report; nothing is written, so that neither --out nor --apk
                       goes with it
  --lang ID            language of the report and of the pictures: ${LANGUAGES.map(({ id }) => id).join(' or ')} (default en)
  --apk                also makes a signed package; of a face with errors none is made, as in the product
  --key FILE           PEM file of the key that signs; made there where there is none (default: signing-key.pem in the folder).
                       Keep it: whoever loses it can no longer update an installed face.
  --package NAME       name of the package (default: made of the design's name)
  --version-code N     whole number that grows with each version (default 1)
  --version-name TEXT  version that people read (default: the version code)
  --fonts FOLDER       TrueType files of typefaces that the design names, beside those in the project file

Errors stop the signed package alone: sources, pictures and report are written, and the report names each error.
A picture that cannot be drawn is left out, and the report names it with the reason; a package then has a black preview.

Ends with 0 (no errors; there may be warnings), 1 (errors in the face, which the report names) or 2 (not understood, or not readable).`;

type Options = Pick<ExportArguments, 'apk' | 'check'> & Record<string, string | boolean | undefined>;

const FLAGS = ['apk', 'check'] as const;
const VALUES = ['out', 'key', 'package', 'version-code', 'version-name', 'fonts', 'lang'] as const;

/** Options that write files. */
const WRITTEN = ['apk', 'out'] as const;

const isFlag = (name: string): name is (typeof FLAGS)[number] => (FLAGS as readonly string[]).includes(name);
const isValue = (name: string): boolean => (VALUES as readonly string[]).includes(name);

/** Whether only the usage is requested. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help');

/** Parses the arguments. Returns a message if they are invalid. */
export function parseArguments(args: readonly string[]): ExportArguments | string {
  const options: Options = { apk: false, check: false };
  const files: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const name = arg.slice(2);
    if (!arg.startsWith('--')) files.push(arg);
    else if (isFlag(name)) options[name] = true;
    else if (!isValue(name)) return `${arg} is not known.`;
    else {
      at += 1;
      const value = args[at];
      if (value === undefined || value.startsWith('--')) return `${arg} needs a value.`;
      options[name] = value;
    }
  }
  const [project, ...more] = files;
  if (project === undefined) return 'Name a project file.';
  if (more.length > 0) return `One project file at a time: ${more.join(', ')} is one too many.`;
  const text = (name: string, otherwise: string) => String(options[name] ?? otherwise);
  const written = options.check ? WRITTEN.filter((name) => options[name] !== undefined && options[name] !== false) : [];
  if (written.length > 0) return `--check writes nothing: leave out --check, or --${written.join(' and --')}.`;
  if (options.out === undefined && !options.check) return 'Name a folder with --out.';
  const code = text('version-code', '1');
  if (!/^[1-9]\d{0,9}$/.test(code)) return `--version-code ${code} is no whole number from 1.`;
  const language = text('lang', 'en');
  if (!LANGUAGES.some(({ id }) => id === language)) return `--lang ${language} is no language there is.`;
  const out = text('out', '.');
  return {
    project,
    out,
    apk: options.apk,
    check: options.check,
    key: text('key', `${out}/signing-key.pem`),
    packageName: options.package === undefined ? null : text('package', ''),
    versionCode: Number(code),
    versionName: text('version-name', code),
    fonts: options.fonts === undefined ? null : text('fonts', ''),
    language,
  };
}
