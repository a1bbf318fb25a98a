// docs/watch-face-format.md: what each layer and data tag becomes in the Watch Face Format, from the writers and the tags.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { DATA_TAGS } from '@/face/dataTags/catalogue';
import type { DataTag } from '@/face/dataTags/dataTag';
import { type CatalogueEntry, catalogueItems } from '@/face/nodes';
import { createNode } from '@/face/nodes/createNode';
import type { GivenImage } from '@/face/nodes/defineNode';
import { TYPE_NAMES } from '@/face/nodes/googleComplication/typeNames';
import { loadWriters, writeNode } from '@/face/nodes/writers';
import { policyOf } from '@/face/platforms';
import { FORMAT_VERSIONS, WEAR_OS_OF } from '@/face/watchFaceFormat/formatVersion';
import { sourcesIn } from '@/face/watchFaceFormat/formula/formula';
import { sourceSince } from '@/face/watchFaceFormat/formula/sources';
import { tagFormulas } from '@/face/watchFaceFormat/formula/tagFormulas';
import { createSheets } from '@/output/watchFace/faceSheets';
import { ACTIVE_BYTES_MAX, AMBIENT_BYTES_MAX } from '@/output/watchFace/memoryFootprint';
import { COMPLICATION_PROVIDERS, COMPLICATION_TYPES, TYPES_ASKED_FOR } from '@/schemas/complications';
import type { KnownNode } from '@/schemas/nodes';
import { wordsOf } from '../nodeWords.mjs';
import { GENERATED, table } from './schemaFields';

const CANVAS = { width: 500, height: 500, shape: 'circle' } as const;

const pictures = (count: number): GivenImage[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `asset:${index.toString(16).padStart(64, '0')}`,
    width: 80,
    height: 80,
    fileSize: 1000,
  }));

/** `Group(Variant, Arc(Stroke))`: names of an element and its children, without repetitions. */
function outline(element: XmlElement): string {
  const inside = [...new Set([...elementsOf(element)].map(outline))];
  return inside.length === 0 ? element.name : `${element.name}(${inside.join(', ')})`;
}

/** A tap area writes nothing until it has a target. */
function withTarget(node: KnownNode): KnownNode {
  if (node.nodeType !== 'programmable') return node;
  const { interaction } = node.style;
  const action = { ...interaction.action, intent: 'BATTERY_STATUS' };
  return { ...node, style: { ...node.style, interaction: { ...interaction, action } } };
}

await loadWriters();

/** The elements that a fresh layer of a catalogue item is written as. */
function writtenAs(item: CatalogueEntry): string {
  const { frameDelayMs, allowsText, elementArea } = policyOf('android');
  const images = pictures(item.pictures ? Math.max(item.pictures.min, Math.min(item.pictures.max, 10)) : 0);
  const place = { canvas: CANVAS, frameDelayMs, allowsText, asksOverLimit: elementArea !== null, images };
  const node = withTarget(createNode(item, { uuid: 'layer-1', label: item.key, place }));
  const elements = writeNode(node, createSheets(CANVAS).sheet('normal'));
  return [...new Set(elements.map(outline))].map((text) => `\`${text}\``).join(' ');
}

const names = wordsOf('en', 'catalogue').items as Readonly<Record<string, string>>;

const itemRows = catalogueItems
  .filter(({ opensRoot }) => !opensRoot)
  .map((item) => [names[item.key] ?? item.key, `\`${item.nodeType}\``, writtenAs(item)]);

function formulaText({ watchFaceFormat: row }: DataTag): string {
  if (row === null) return 'none';
  if (typeof row === 'string') return `\`${row}\``;
  if ('fact' in row) return 'a literal: whether the screen is round';
  const shown = [row.formula].flat().map((formula) => `\`${formula}\``);
  const language = row.locale === undefined ? '' : `, words in ${row.locale}`;
  const number = row.number === undefined ? '' : `; as a number \`${row.number}\``;
  return `${shown.join(' then ')}${language}${number}`;
}

/** The lowest version of the format with every source of a tag. */
function sinceOf(tag: DataTag): string {
  const formulas = tagFormulas(tag, { isRound: true });
  if (!formulas) return '';
  const sources = [...formulas.shown, formulas.number].flatMap((formula) => [...sourcesIn(formula)]);
  return String(Math.max(1, ...sources.map((name) => sourceSince(name) ?? 1)));
}

const tagRows = (category: DataTag['category']) =>
  DATA_TAGS.filter((tag) => tag.category === category).map((tag) => [
    `\`${tag.name}\``,
    tag.descEn,
    formulaText(tag),
    sinceOf(tag),
  ]);

const without = DATA_TAGS.filter(({ watchFaceFormat }) => watchFaceFormat === null).length;
const mb = (bytes: number): string => `${bytes / (1024 * 1024)} MB`;

export function watchFacePage(): string {
  const categories = [...new Set(DATA_TAGS.map(({ category }) => category))];
  return `${[
    '# Watch Face Format: what becomes of a design',
    '',
    GENERATED,
    '',
    `Smartwatches take faces in Google's Watch Face Format. \`writeFace\` (\`src/output/watchFace/writeFace.ts\`) turns a copy into one document. The version (${FORMAT_VERSIONS.join(', ')}) is the lowest that has every element and source of the document (\`src/face/watchFaceFormat/versionOf.ts\`).`,
    '',
    table(
      ['version of the format', 'Wear OS'],
      FORMAT_VERSIONS.map((version) => [String(version), WEAR_OS_OF[version]]),
    ),
    '',
    '## The document',
    '',
    '- The root color of always-on is the background of `Scene`. If normal mode has another color, it is a layer of its own at the bottom.',
    '- What both modes draw alike is written once. The rest is in groups with `<Variant mode="AMBIENT" target="alpha">`: shown only in normal mode or only in always-on (`src/face/nodes/mergedModes.ts`). Slots stay direct children of `Scene`; the groups are cut around them.',
    '- Hands become `AnalogClock` hands or parts with a `Transform` of their angle.',
    '- Pictures, bitmap fonts, fonts and words get resource names from one context per export (`src/output/watchFace/faceSheets.ts`). A tint or a mirrored picture is drawn into the picture file.',
    '- What cannot be written becomes a finding with layer, tag and remedy (`check:findings` in `locales`). Errors stop packages, never sources or project files (`src/output/watchFace/exportPolicy.ts`).',
    `- Memory is computed by the rule of Google's evaluator (\`src/output/watchFace/memoryFootprint.ts\`): at most ${mb(ACTIVE_BYTES_MAX)} active and ${mb(AMBIENT_BYTES_MAX)} in always-on.`,
    '- The check knows every element of the format (`src/face/watchFaceFormat/elementTable.ts`), and `src/face/watchFaceFormat/drawing` draws any document without knowing our node types.',
    '',
    '## Layers',
    '',
    'Each entry of the catalogue as a fresh layer, with the elements it is written as. The writers are in `src/face/nodes/writers.ts`, the readers of an import in `src/face/nodes/readers.ts`. A layer with other values may need other elements.',
    '',
    table(['catalogue entry', 'node type', 'elements'], itemRows),
    '',
    'The root (`root`) and preserved parts (`watch_part`) have no catalogue entry: the root is the background, a preserved part is written as it was read.',
    '',
    '## Complication slots',
    '',
    table(
      ['slot type', 'asks the provider for', 'type in the format'],
      Object.entries(TYPES_ASKED_FOR).map(([type, supported]) => [
        `\`${type}\``,
        supported.map((one) => `${one} (${COMPLICATION_TYPES[one]})`).join(', '),
        supported.map((one) => `\`${TYPE_NAMES[one]}\``).join(', '),
      ]),
    ),
    '',
    table(
      ['code', 'provider', '`defaultSystemProvider`', 'gives'],
      COMPLICATION_PROVIDERS.map((provider) => [
        String(provider.code),
        `${provider.key}${'isRetired' in provider ? ' (no longer offered)' : ''}`,
        `\`${provider.systemProvider}\``,
        provider.types.join(', '),
      ]),
    ),
    '',
    '## Data tags',
    '',
    `Each tag with its formula and the lowest version of the format that has its sources. ${without} of ${DATA_TAGS.length} tags have no source in the format; the check names the layers that use them.`,
    '',
    ...categories.flatMap((category) => [
      `### ${category}`,
      '',
      table(['tag', 'meaning', 'formula', 'version'], tagRows(category)),
      '',
    ]),
    '## Import',
    '',
    '`readFaceFiles` (`src/output/importing/readFaceFiles.ts`) finds document and resources in an APK, a zip or a bare XML file; `importWatchFace` (`src/output/importing/importWatchFace.ts`) asks every reader for proposals and takes the one that consumes most elements. A `Group` with a constant place, opacity and angle, or with a formula of its angle, becomes a group of layers in px of the canvas; one that only selects a mode becomes its layers in the list of that mode. An element that no reader recognizes becomes a preserved part: kept as XML, drawn, movable, and written back unchanged. Every loss has a line in the import report.',
  ].join('\n')}\n`;
}
