// The blocks of a guide page: paragraphs, notes, lists, tables, images, live faces and generated tables.
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { later } from '@/ui/later';
import { Spinner } from '@/ui/Spinner';
import { guidePicture } from './guidePictures';
import type { LiveFaceProps } from './LiveFace';
import type { Block, Generated } from './readGuide';
import { Words } from './Words';

/** Fills the window, so a heading above it can be scrolled to the top before the table has loaded. */
function Coming() {
  const { t } = useTranslation('guide');
  return (
    <div className="min-h-dvh">
      <Spinner label={t('loading')} />
    </div>
  );
}

const LiveFace = later<LiveFaceProps>(
  async () => (await import('./LiveFace')).LiveFace,
  undefined,
  () => <span className="block aspect-square w-full max-w-64" />,
);
const TagReference = later(
  async () => (await import('./TagReference')).TagReference,
  undefined,
  () => <Coming />,
);
const ShortcutReference = later(
  async () => (await import('./ShortcutReference')).ShortcutReference,
  undefined,
  () => <Coming />,
);

const GENERATED: Readonly<Record<Generated, () => React.ReactNode>> = {
  tags: () => <TagReference />,
  shortcuts: () => <ShortcutReference />,
};

const placed = <T,>(items: readonly T[]) => items.map((item, place) => ({ item, key: `${place}` }));

function Picture({ name, alt }: { name: string; alt: string }) {
  const { i18n } = useTranslation();
  const picture = guidePicture(i18n.language, name);
  if (!picture) throw new Error(`The guide has no picture ${name}.`);
  return (
    <figure>
      <img
        src={picture.url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        className="keep-colors h-auto max-w-full rounded-lg border border-line"
      />
    </figure>
  );
}

function List({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const Kind = ordered ? 'ol' : 'ul';
  return (
    <Kind className={`flex flex-col gap-1.5 pl-6 marker:text-muted ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {placed(items).map(({ item, key }) => (
        <li key={key} className="pl-1">
          <Words words={item} />
        </li>
      ))}
    </Kind>
  );
}

function GuideTable({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="w-full text-left text-sm">
      <thead className="text-xs text-muted">
        <tr>
          {placed(head).map(({ item, key }) => (
            <th key={key} scope="col" className="py-1.5 pr-3 font-normal">
              <Words words={item} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {placed(rows).map(({ item, key }) => (
          <tr key={key} className="border-t border-line align-baseline">
            {placed(item).map((cell) =>
              cell.key === '0' ? (
                <th key={cell.key} scope="row" className="py-1.5 pr-3 font-normal">
                  <Words words={cell.item} />
                </th>
              ) : (
                <td key={cell.key} className="py-1.5 pr-3 text-muted">
                  <Words words={cell.item} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Words words={block.words} />
        </p>
      );
    case 'note':
      return (
        <p className="flex gap-2.5 rounded-lg border border-line bg-panel px-3.5 py-3">
          <Info size={16} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
          <span className="min-w-0">
            <Words words={block.words} />
          </span>
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <GuideTable {...block} />;
    case 'picture':
      return <Picture {...block} />;
    case 'face':
      return <LiveFace {...block} />;
    case 'generated':
      return <div className="flex flex-col gap-6">{GENERATED[block.name]()}</div>;
  }
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return placed(blocks).map(({ item, key }) => <OneBlock key={key} block={item} />);
}
