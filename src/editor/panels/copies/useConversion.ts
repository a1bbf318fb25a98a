// The conversion that a request asks for, live with the choices made about animations over the platform's limit.
import { useMemo, useState } from 'react';
import { compatiblePolicyOf, policyIn } from '@/face/platforms';
import { type Conversion, convertCopy, type LayerReport, type OverLimitChoice } from '@/face/platforms/convert';
import { findings } from '@/face/platforms/findings';
import type { PlatformPolicy } from '@/face/platforms/policy';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import type { CopyRequest } from '../../commands/ports';
import { sourceCopy } from '../../document/diverged';
import { selectCopies, selectCopyId } from '../../document/selectors';
import { useEditor } from '../../door/editorContext';

export type ConversionRequest = Exclude<CopyRequest, { kind: 'remove' }>;

export interface PlannedConversion {
  source: FaceCopy;
  conversion: Conversion;
  /** Animations over the limit, and what is done with each. */
  overLimit: readonly LayerReport[];
  /** Copies that stay, with those of their layers that break a rule only because there is a copy for the other platform. */
  outlawed: readonly { copy: FaceCopy; labels: readonly string[] }[];
  choices: ReadonlyMap<string, OverLimitChoice>;
  choose(uuid: string, choice: OverLimitChoice): void;
}

const NO_CHOICES: ReadonlyMap<string, OverLimitChoice> = new Map();

/** The rules of an existing copy, on the canvas it has. */
const policyFor = ({ platform, ratio, shape }: FaceCopy): PlatformPolicy => ({
  ...compatiblePolicyOf(platform),
  canvas: { ...canvasSize(ratio), shape },
});

/** Layers of a copy that its rules refuse once the design is for both platforms, and did not before. */
function outlawedLabels(copy: FaceCopy, design: Parameters<typeof policyIn>[0]): readonly string[] {
  const before = new Set(findings(copy, policyIn(design, copy.platform)).map(({ mode, uuid }) => `${mode} ${uuid}`));
  const labels = findings(copy, compatiblePolicyOf(copy.platform))
    .filter(({ mode, uuid }) => !before.has(`${mode} ${uuid}`))
    .flatMap(({ mode, uuid }) => copy[mode ?? 'normal']?.nodeList.find((node) => node.uuid === uuid)?.label ?? []);
  return [...new Set(labels)];
}

/** A new copy is made from the open one, an update from the first. Null where what was asked about is gone. */
export function useConversion(request: ConversionRequest): PlannedConversion | null {
  const { store } = useEditor();
  const [choices, setChoices] = useState(NO_CHOICES);
  const [id] = useState(newId);
  const [places] = useState(() => {
    const copies = selectCopies(store.getState());
    const openId = selectCopyId(store.getState());
    if (request.kind === 'add') {
      return { source: copies.find((copy) => copy.id === openId), id, target: compatiblePolicyOf(request.platform) };
    }
    const known = copies.find((copy) => copy.id === request.copyId);
    return { source: sourceCopy({ copies }), id: request.copyId, target: known ? policyFor(known) : null };
  });
  const { source, target } = places;

  const convert = useMemo(() => {
    if (!source || !target) return null;
    return (chosen: ReadonlyMap<string, OverLimitChoice>) =>
      convertCopy(source, target, { id: places.id, newId, choices: chosen });
  }, [source, target, places]);
  const overLimit = useMemo(() => convert?.(NO_CHOICES).report.filter((layer) => layer.choice) ?? [], [convert]);
  const conversion = useMemo(() => convert?.(choices) ?? null, [convert, choices]);

  const [outlawed] = useState(() => {
    const { design, copies } = { design: store.getState().editor.design, copies: selectCopies(store.getState()) };
    if (!design || request.kind !== 'add') return [];
    return copies.flatMap((copy) => {
      const labels = outlawedLabels(copy, design);
      return labels.length > 0 ? [{ copy, labels }] : [];
    });
  });

  if (!source || !conversion) return null;
  const choose = (uuid: string, choice: OverLimitChoice) => setChoices(new Map([...choices, [uuid, choice]]));
  return { source, conversion, overLimit, outlawed, choices, choose };
}
