// The catalogue: a button for each thing a face can be made of, by category.
import { useTranslation } from 'react-i18next';
import { type CatalogueEntry, catalogueItems, createNode } from '@/face/nodes';
import { CATALOGUE_CATEGORIES, type CatalogueCategory } from '@/face/nodes/defineNode';
import { PanelHeading } from '@/ui/PanelHeading';
import { addNode } from '../commands/addNode';
import { useEditor } from '../editorContext';
import { reportRefusal } from '../reportRefusal';
import { situationOf } from '../runCommand';
import { NodeIcon } from './nodeIcons';

function Category({ category, onAdd }: { category: CatalogueCategory; onAdd(entry: CatalogueEntry): void }) {
  const { t } = useTranslation('catalogue');
  const items = catalogueItems.filter((entry) => entry.category === category);
  if (items.length === 0) return null;
  return (
    <section aria-label={t(`categories.${category}`)}>
      <PanelHeading level={2}>{t(`categories.${category}`)}</PanelHeading>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 pt-1">
        {items.map((entry) => (
          <button
            key={entry.key}
            type="button"
            onClick={() => onAdd(entry)}
            className="flex min-h-14 min-w-0 flex-col items-center justify-center gap-1 rounded-md border border-line bg-raised px-1 py-1.5 text-center text-2xs leading-tight text-muted transition-colors hover:bg-hover hover:text-ink"
          >
            <NodeIcon name={entry.icon} size={20} />
            <span className="max-w-full [overflow-wrap:anywhere]">{t(`items.${entry.key}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

export function AddPanel() {
  const { t } = useTranslation('editor');
  const { store, addEntry } = useEditor();

  /** Asks the rules before the designer is asked for a picture. */
  const add = (entry: CatalogueEntry) => {
    const situation = situationOf(store.getState());
    if (!situation) return;
    const { canvas, newId, nameOf } = situation;
    const node = createNode(entry, { uuid: newId(), label: nameOf(entry.key), canvas });
    const refusal = addNode.check?.(situation, { nodes: [node] });
    if (refusal) reportRefusal(refusal);
    else addEntry(entry);
  };

  return (
    <section aria-label={t('add.title')} className="flex flex-col gap-4 p-3">
      {CATALOGUE_CATEGORIES.map((category) => (
        <Category key={category} category={category} onAdd={add} />
      ))}
    </section>
  );
}
