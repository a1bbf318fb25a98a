// Text explaining why a project file was not opened: the problem and, if known, the layer.
import type { DesignFault } from '@/schemas/designFault';

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** Text from `import:projectFile`, or from `import:designFault` if the design in it is invalid. */
export function projectFileWords(
  t: Say,
  { reason, fault }: { reason: string; fault?: DesignFault | undefined },
): string {
  if (!fault) return t(`import:projectFile.${reason}`);
  const { kind, layer, ...facts } = fault;
  const place = layer === null ? t('import:designFault.inDesign') : t('import:designFault.inLayer', { layer });
  return t(`import:designFault.${kind}`, { place, ...facts });
}
