// Why a project file was not opened, in words: what is wrong and, where that is known, in which layer.
import type { DesignFault } from '@/schemas/designFault';

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The words of `import:projectFile`, or those of `import:designFault` where the design in it is at fault. */
export function projectFileWords(
  t: Say,
  { reason, fault }: { reason: string; fault?: DesignFault | undefined },
): string {
  if (!fault) return t(`import:projectFile.${reason}`);
  const { kind, layer, ...facts } = fault;
  const place = layer === null ? t('import:designFault.inDesign') : t('import:designFault.inLayer', { layer });
  return t(`import:designFault.${kind}`, { place, ...facts });
}
