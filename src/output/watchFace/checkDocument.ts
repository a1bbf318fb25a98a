// Schema faults of a written document: bugs of this tool are reported as such; faults in preserved elements are
// warnings.
import { elementsOf, type XmlElement } from '@/bytes/xml/xml';
import { checkElements } from '@/face/watchFaceFormat/checkElements';
import type { ElementFault } from '@/face/watchFaceFormat/elementFault';
import { type ValidatorFault, validatorFaults } from '@/face/watchFaceFormat/validatorFaults';
import type { FaceCopy, ModeName } from '@/schemas/design';
import type { RawFinding } from './checkFinding';
import type { FaceOutput } from './writeFace';

/** Maximum schema faults reported of one kind; there should be none. */
const FAULTS_TOLD = 5;
/** Maximum validator findings reported. */
const VALIDATOR_TOLD = 20;

/** The uuid of the layer that each element was written for. */
function layersByElement(parts: FaceOutput['keptParts']): ReadonlyMap<XmlElement, string> {
  const owners = new Map<XmlElement, string>();
  for (const [root, uuid] of parts) {
    const open = [root];
    for (let element = open.pop(); element; element = open.pop()) {
      owners.set(element, uuid);
      open.push(...elementsOf(element));
    }
  }
  return owners;
}

/** The modes whose lists contain a layer; a single null if it is not a layer. */
function modesOf({ normal, ambient }: FaceCopy, uuid: string | null): readonly (ModeName | null)[] {
  const lists = { normal: normal.nodeList, ambient: ambient?.nodeList ?? [] };
  const modes = (['normal', 'ambient'] as const).filter((mode) => lists[mode].some((node) => node.uuid === uuid));
  return modes.length > 0 ? modes : [null];
}

const asSchema = ({ path, key }: ElementFault): RawFinding => ({
  ...{ key: 'schema', severity: 'error', mode: null, uuid: null },
  params: { path, fault: key },
});

/** True for faults in preserved elements, which have a line number or are root attributes of an imported face. */
const isKept = ({ line, element }: ElementFault, { watchFace }: FaceCopy, document: XmlElement): boolean =>
  line !== undefined || (watchFace !== undefined && element === document);

export function checkDocument(copy: FaceCopy, { document, version, keptParts }: FaceOutput): readonly RawFinding[] {
  const faults = checkElements(document, version);
  const owners = layersByElement(keptParts);
  const ofPart = ({ element, key, params }: ElementFault): readonly RawFinding[] => {
    const uuid = owners.get(element) ?? null;
    return modesOf(copy, uuid).map((mode) => ({
      ...{ key: 'partSchema', severity: 'warning', mode, uuid },
      params: { ...params, fault: key },
    }));
  };
  const findings = faults.filter((fault) => isKept(fault, copy, document)).flatMap(ofPart);
  // A part that is in the document once per mode is reported once.
  const distinct = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  const own = faults.filter((fault) => !isKept(fault, copy, document));
  return [...own.slice(0, FAULTS_TOLD).map(asSchema), ...distinct.slice(0, 2 * FAULTS_TOLD)];
}

/** Our own formulas are checked more strictly elsewhere, as bugs of this tool. */
const isToldElsewhere = ({ key, element }: ValidatorFault): boolean =>
  element.line === undefined && (key === 'emptyFormula' || key === 'brokenFormula');

/** Findings of Google's validator only, with the layer concerned; omits what the schema already rejects. */
export function checkValidator(copy: FaceCopy, output: FaceOutput): readonly RawFinding[] {
  const { document, version, layers } = output;
  const bySchema = new Map<XmlElement, Set<unknown>>();
  for (const { element, params } of checkElements(document, version))
    bySchema.set(element, (bySchema.get(element) ?? new Set()).add(params.name));
  const owners = layersByElement(
    new Map(layers.flatMap(({ uuid, elements }) => elements.map((element) => [element, uuid] as const))),
  );
  const faults = validatorFaults(document).filter(
    (fault) => !isToldElsewhere(fault) && !(fault.params.name && bySchema.get(fault.element)?.has(fault.params.name)),
  );
  const raw = faults.flatMap(({ key: fault, element, params }) => {
    const uuid = owners.get(element) ?? null;
    return modesOf(copy, uuid).map(
      (mode): RawFinding => ({
        ...{ key: 'validator', severity: 'warning', mode, uuid },
        params: { ...params, fault },
      }),
    );
  });
  return [...new Map(raw.map((finding) => [JSON.stringify(finding), finding])).values()].slice(0, VALIDATOR_TOLD);
}
