// The field "Copy" of the export forms: the copies that support this export, by platform and canvas.
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ControlProps } from '@/forms/Control';
import type { FaceCopy } from '@/schemas/design';
import { copyName } from '@/simulator/copyWords';
import { Segmented } from '@/ui/Segmented';

/** Those to choose from. */
export const CopiesContext = createContext<readonly FaceCopy[]>([]);

export function CopyField({ id, labelId, describedBy, value, onChange }: ControlProps) {
  const { t } = useTranslation('editor');
  const copies = useContext(CopiesContext);
  return (
    <Segmented
      id={id}
      labelledBy={labelId}
      describedBy={describedBy}
      options={copies.map((copy) => ({ value: copy.id, label: copyName(t, copy) }))}
      value={typeof value === 'string' ? value : undefined}
      onChange={onChange}
    />
  );
}
