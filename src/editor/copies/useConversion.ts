// The conversion that a request asks for, live with the choices made about animations over the platform's limit.
import { useMemo, useState } from 'react';
import { compatiblePolicyOf } from '@/face/platforms';
import { type Conversion, convertCopy, type LayerReport, type OverLimitChoice } from '@/face/platforms/convert';
import type { PlatformPolicy } from '@/face/platforms/policy';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import type { CopyRequest } from '../commands/defineCommand';
import { sourceCopy } from '../document/diverged';
import { selectCopies, selectCopyId } from '../document/selectors';
import { useEditor } from '../editorContext';

export type ConversionRequest = Exclude<CopyRequest, { kind: 'remove' }>;

export interface PlannedConversion {
  source: FaceCopy;
  conversion: Conversion;
  /** Animations over the limit, and what is done with each. */
  overLimit: readonly LayerReport[];
  choices: ReadonlyMap<string, OverLimitChoice>;
  choose(uuid: string, choice: OverLimitChoice): void;
}

const NO_CHOICES: ReadonlyMap<string, OverLimitChoice> = new Map();

/** The rules of an existing copy, on the canvas it has. */
const policyFor = ({ platform, ratio, shape }: FaceCopy): PlatformPolicy => ({
  ...compatiblePolicyOf(platform),
  canvas: { ...canvasSize(ratio), shape },
});

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

  if (!source || !conversion) return null;
  const choose = (uuid: string, choice: OverLimitChoice) => setChoices(new Map([...choices, [uuid, choice]]));
  return { source, conversion, overLimit, choices, choose };
}
