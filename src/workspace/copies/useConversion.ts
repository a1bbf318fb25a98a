// The conversion of a request, recalculated with the choices for layers that the platform does not support as they are.
import { useMemo, useState } from 'react';
import type { CopyRequest } from '@/editor/commands/ports';
import { useEditor } from '@/editor/dispatch/editorContext';
import { sourceCopy } from '@/editor/document/copySync';
import { selectCopies, selectCopyId } from '@/editor/document/selectors';
import { compatiblePolicyOf, policyIn } from '@/face/platforms';
import type { Conversion, LayerChoice, LayerReport } from '@/face/platforms/conversion';
import { convertCopy } from '@/face/platforms/convert';
import { findings } from '@/face/platforms/findings';
import type { PlatformPolicy } from '@/face/platforms/platformPolicy';
import { canvasSize, type FaceCopy } from '@/schemas/design';
import { newId } from '@/schemas/newId';
import { build } from '@/service/build/build';
import { languageRow } from '@/service/language/i18n';

export type ConversionRequest = Exclude<CopyRequest, { kind: 'remove' }>;

export interface PlannedConversion {
  source: FaceCopy;
  conversion: Conversion;
  /** Layers for which the designer can choose. */
  questionsAsked: readonly LayerReport[];
  /** Other copies with the layers that break a rule only because the design now has a copy for the other platform. */
  outlawed: readonly { copy: FaceCopy; labels: readonly string[] }[];
  choices: ReadonlyMap<string, LayerChoice>;
  choose(uuid: string, choice: LayerChoice): void;
}

const NO_CHOICES: ReadonlyMap<string, LayerChoice> = new Map();

/** The rules of an existing copy on its canvas. */
const policyFor = ({ platform, ratio, shape }: FaceCopy): PlatformPolicy => ({
  ...compatiblePolicyOf(platform),
  canvas: { ...canvasSize(ratio), shape },
});

/** Layers that a copy's rules refuse only after the design targets both platforms. */
function outlawedLabels(copy: FaceCopy, design: Parameters<typeof policyIn>[0]): readonly string[] {
  const before = new Set(findings(copy, policyIn(design, copy.platform)).map(({ mode, uuid }) => `${mode} ${uuid}`));
  const labels = findings(copy, compatiblePolicyOf(copy.platform))
    .filter(({ mode, uuid }) => !before.has(`${mode} ${uuid}`))
    .flatMap(({ mode, uuid }) => copy[mode ?? 'normal']?.nodeList.find((node) => node.uuid === uuid)?.label ?? []);
  return [...new Set(labels)];
}

/** A new copy is made from the open one, an update from the first. Null if the source no longer exists. */
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
    const copy = copies.find((copy) => copy.id === request.copyId);
    return { source: sourceCopy({ copies }), id: request.copyId, target: copy ? policyFor(copy) : null };
  });
  const { source, target } = places;

  const convert = useMemo(() => {
    if (!source || !target) return null;
    return (chosen: ReadonlyMap<string, LayerChoice>) =>
      convertCopy(source, target, {
        ...{ id: places.id, newId, choices: chosen },
        // The overseas build has no tags with Chinese words (spec 3).
        ...(build.oversea ? {} : { language: languageRow().data }),
      });
  }, [source, target, places]);
  const conversion = useMemo(() => convert?.(choices) ?? null, [convert, choices]);
  // A layer with a choice stays in the list, so the choice can be changed.
  const questions = useMemo(() => {
    const first = new Set(
      convert?.(NO_CHOICES).report.flatMap(({ choice, mode, uuid }) => (choice ? `${mode} ${uuid}` : [])),
    );
    return conversion?.report.filter(({ mode, uuid }) => first.has(`${mode} ${uuid}`)) ?? [];
  }, [convert, conversion]);

  const [outlawed] = useState(() => {
    const { design, copies } = { design: store.getState().editor.design, copies: selectCopies(store.getState()) };
    if (!design || request.kind !== 'add') return [];
    return copies.flatMap((copy) => {
      const labels = outlawedLabels(copy, design);
      return labels.length > 0 ? [{ copy, labels }] : [];
    });
  });

  if (!source || !conversion) return null;
  const choose = (uuid: string, choice: LayerChoice) => setChoices(new Map([...choices, [uuid, choice]]));
  return { source, conversion, questionsAsked: questions, outlawed, choices, choose };
}
