// Writes the texts of a layer for screen readers to the Watch Face Format: a ScreenReader element with a string resource per
// language and the formulas of its values.
import { elementsOf, type XmlElement, xml } from '@/bytes/xml/xml';
import { HAS_WEATHER } from '@/face/watchFaceFormat/formula/writeExpression';
import type { LocalizedText } from '@/face/watchFaceFormat/writtenExpression';
import type { DataLanguage } from '@/schemas/languages';
import type { KnownNode } from '@/schemas/nodes';
import type { FaceSheet } from './faceSheet';
import { isSpokenExpression, type SpokenTexts, spokenTexts } from './spokenTexts';
import { askText, type ExpressionQuery, type Now, underWeather } from './watchFaceAsk';
import { BRANCHES, READER, textIn } from './watchFaceValues';

/** Elements that may contain a ScreenReader. Clocks, hands and choices may not. */
const CARRIERS: ReadonlySet<string> = new Set([
  ...['Group', 'PartDraw', 'PartImage', 'PartText', 'PartAnimatedImage', 'ComplicationSlot'],
]);

/** Words and formulas of a text; a text without tags is literal. */
function askWords(text: string, field: string, node: KnownNode, sheet: FaceSheet): ExpressionQuery<LocalizedText> {
  if (isSpokenExpression(text)) return askText(text, node, field, sheet);
  const words: LocalizedText = { template: text, parameters: [], locale: null };
  return { there: words, gone: words, weather: false };
}

/** The template with numbered places (`%2$s`), because languages order values differently. */
function numbered({ template, parameters }: LocalizedText, all: readonly string[]): string {
  if (parameters.length === 0) return all.length > 0 ? template.replaceAll('%', '%%') : template;
  const places = parameters.map((formula) => `%${all.indexOf(formula) + 1}$s`).values();
  return template.replace(/%%|%s/g, (sign) => (sign === '%%' ? sign : (places.next().value ?? sign)));
}

/** The texts of both languages as one element: their formulas, each once, and a string resource. */
export function screenReader(texts: Readonly<Record<DataLanguage, LocalizedText>>, sheet: FaceSheet): XmlElement {
  const { en, zh } = texts;
  const all = [...new Set([...en.parameters, ...zh.parameters])];
  const stringId = sheet.words('spoken', { en: numbered(en, all), zh: numbered(zh, all) });
  return xml(
    READER,
    { stringId },
    all.map((expression) => xml('Parameter', { expression })),
  );
}

/** A branch that shows nothing contains one empty group. */
const isEmptyBranch = (elements: readonly XmlElement[]): boolean =>
  elements.every((one) => one.name === 'Group' && one.children.length === 0);

/**
 * Whether a formula has a unit of the time. In a text's part it would count as a text that changes each minute, for which
 * always-on needs more memory.
 */
const tellsTime = (reader: XmlElement): boolean =>
  elementsOf(reader).some(({ attributes }) =>
    /\[(?:MINUTE|SECOND|MILLISECOND|UTC)|icu/i.test(attributes.expression ?? ''),
  );

/** The elements with the reader on the only one, on that of each branch, or on a group around all of them. */
function carried(elements: readonly XmlElement[], reader: XmlElement, name: string, sheet: FaceSheet): XmlElement[] {
  const [only, more] = elements;
  if (only && !more && CARRIERS.has(only.name) && !(only.name === 'PartText' && tellsTime(reader))) {
    const others = only.children.filter((child) => child.kind !== 'element' || child.name !== READER);
    return [{ ...only, children: [reader, ...others] }];
  }
  if (only && !more && BRANCHES.has(only.name)) {
    const children = only.children.map((child) => {
      if (child.kind !== 'element' || !BRANCHES.has(child.name) || isEmptyBranch(elementsOf(child))) return child;
      return { ...child, children: carried(elementsOf(child), reader, name, sheet) };
    });
    return [{ ...only, children }];
  }
  const { width, height } = sheet.canvas;
  return [xml('Group', { name, x: 0, y: 0, width, height }, [reader, ...elements])];
}

function askSpoken(texts: SpokenTexts, node: KnownNode, sheet: FaceSheet) {
  // A description never stops a package.
  const lenient: FaceSheet = { ...sheet, find: (finding) => sheet.find({ ...finding, severity: 'warning' }) };
  const en = askWords(texts.en, 'style.alt', node, lenient);
  const zh = texts.zh === texts.en ? en : askWords(texts.zh, 'style.altZh', node, lenient);
  return { en, zh };
}

/** The branches with and without weather of a layer that is written for both; null for any other layer. */
function weatherBranches(elements: readonly XmlElement[]): XmlElement | null {
  const [only, more] = elements;
  if (only?.name !== 'Condition' || more) return null;
  const [test, other] = elementsOf(only, 'Expressions').flatMap((all) => elementsOf(all));
  return test && !other && textIn(test) === HAS_WEATHER ? only : null;
}

/** The layer's elements with its texts for screen readers; as they are for a layer without texts. */
export function withSpoken(node: KnownNode, sheet: FaceSheet, elements: readonly XmlElement[]): readonly XmlElement[] {
  const texts = elements.length > 0 ? spokenTexts(node) : null;
  if (!texts) return elements;
  const { en, zh } = askSpoken(texts, node, sheet);
  const spoken = (shown: readonly XmlElement[], now: Now): readonly XmlElement[] => {
    const words = { en: now(en), zh: now(zh) };
    return words.en && words.zh
      ? carried(shown, screenReader({ en: words.en, zh: words.zh }, sheet), node.label, sheet)
      : shown;
  };
  const both = en.weather || zh.weather ? weatherBranches(elements) : null;
  if (!both) return underWeather([en, zh], (now) => spoken(elements, now));
  const branch = (child: XmlElement): XmlElement => {
    if (!BRANCHES.has(child.name) || isEmptyBranch(elementsOf(child))) return child;
    const now: Now = child.name === 'Default' ? (query) => query.gone : (query) => query.there;
    return { ...child, children: spoken(elementsOf(child), now) };
  };
  return [{ ...both, children: elementsOf(both).map(branch) }];
}
