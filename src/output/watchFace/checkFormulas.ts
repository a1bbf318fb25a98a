// Checks formulas of a written face against its format version; a fault is a bug of this tool and reported as such.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { checkFormula } from '@/face/watchFaceFormat/formula/checkFormula';
import { parseWatchFormula } from '@/face/watchFaceFormat/formula/parseWatchFormula';
import type { RawFinding } from './checkFinding';
import type { FaceOutput } from './writeFace';

/** Attributes with a formula. */
const FORMULA_OF: Readonly<Record<string, string>> = { Parameter: 'expression', Transform: 'value' };
/** Maximum faults reported; there should be none. */
const FAULTS_TOLD = 5;

/** Only formulas that we generated. Preserved elements have a line number and are checked elsewhere. */
function* formulasIn(element: XmlElement): Generator<string> {
  if (element.line !== undefined) return;
  const source = element.attributes[FORMULA_OF[element.name] ?? ''];
  if (source !== undefined) yield source;
  if (element.name === 'Expression')
    yield element.children.map((child) => ('text' in child ? child.text : '')).join('');
  for (const child of elementsOf(element)) yield* formulasIn(child);
}

/** Why a formula is invalid in a version; null if it is valid. */
function faultOf(formula: string, version: number): string | null {
  const read = parseWatchFormula(formula);
  return read.ok ? (checkFormula(read.tree, version)[0]?.key ?? null) : read.fault.key;
}

export const checkFormulas = ({ document, version }: Pick<FaceOutput, 'document' | 'version'>): RawFinding[] =>
  [...new Set(formulasIn(document))]
    .flatMap((formula): RawFinding[] => {
      const fault = faultOf(formula, version);
      if (fault === null) return [];
      return [{ key: 'schema', severity: 'error', mode: null, uuid: null, params: { path: formula, fault } }];
    })
    .slice(0, FAULTS_TOLD);
