// The Export dialog: exports the open design as a project file, an image, a web page, a smartwatch package, or a package
// for a chip-watch manufacturer.
import { FileArchive, Globe, ImageDown, Layers, type LucideIcon, Watch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { policyOf } from '@/face/platforms';
import type { Packaging } from '@/face/platforms/platformPolicy';
import type { Design, FaceCopy, ModeName } from '@/schemas/design';
import { Dialog } from '@/ui/Dialog';
import { type TabItem, Tabs } from '@/ui/Tabs';
import { LayersTab } from './LayersTab';
import { PackageTab } from './PackageTab';
import { PictureTab } from './PictureTab';
import { ProjectFileTab } from './ProjectFileTab';
import { WebPageTab } from './WebPageTab';

export interface ExportDialogProps {
  /** The state when the dialog was opened. It is modal, so the design cannot change. */
  design: Design;
  /** The copy and mode shown in the editor. */
  start: { copyId: string; mode: ModeName };
  onClose(): void;
}

/** Props of every kind of export. */
export interface ExportTabProps {
  design: Design;
  /** Copies that support this export, with the open one first if possible. */
  copies: readonly [FaceCopy, ...FaceCopy[]];
  mode: ModeName;
}

/** Exports of every design, whatever its copies are for. */
const WHOLE = ['project', 'picture', 'page'] as const;

type ExportTab = (typeof WHOLE)[number] | Packaging;

const WAYS: Readonly<Record<ExportTab, { Icon: LucideIcon; Way(props: ExportTabProps): React.ReactNode }>> = {
  project: { Icon: FileArchive, Way: ProjectFileTab },
  picture: { Icon: ImageDown, Way: PictureTab },
  page: { Icon: Globe, Way: WebPageTab },
  watchFace: { Icon: Watch, Way: PackageTab },
  layers: { Icon: Layers, Way: LayersTab },
};
const NAMES = Object.keys(WAYS) as ExportTab[];

/** The copies of a design that support this export. */
function copiesFor(tab: ExportTab, { copies }: Design, openId: string): readonly FaceCopy[] {
  const able = WHOLE.some((id) => id === tab)
    ? copies
    : copies.filter(({ platform }) => policyOf(platform).packaging === tab);
  return able.toSorted((a, b) => Number(b.id === openId) - Number(a.id === openId));
}

export function ExportDialog({ design, start, onClose }: ExportDialogProps) {
  const { t } = useTranslation('export');
  const [chosen, setChosen] = useState<ExportTab>('project');
  const tabs = NAMES.flatMap((id): TabItem<ExportTab>[] => {
    const [first, ...others] = copiesFor(id, design, start.copyId);
    if (!first) return [];
    const { Icon, Way } = WAYS[id];
    return [
      {
        id,
        label: t(`ways.${id}`),
        // Without room for icons, only the names are shown.
        icon: <Icon size={16} aria-hidden="true" className="max-sm:hidden" />,
        content: <Way design={design} copies={[first, ...others]} mode={start.mode} />,
      },
    ];
  });
  return (
    <Dialog open onClose={onClose} title={t('title')} size="lg">
      <Tabs<ExportTab>
        label={t('whatFor')}
        variant="page"
        tabs={tabs}
        value={chosen}
        onChange={setChosen}
        panelClassName="-mx-5 -mb-5 h-[max(16rem,min(36rem,100dvh-11rem))] overflow-y-auto px-5 pt-4 pb-5"
      />
    </Dialog>
  );
}
