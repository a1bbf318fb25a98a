// Every data tag that this build offers, one table per category, generated from the catalogue.
import { useTranslation } from 'react-i18next';
import { TAG_CATEGORIES, tagsOf } from '@/face/dataTags/catalogue';
import { build } from '@/service/build/build';
import { Table } from '@/ui/Table';
import { tagWords } from '@/workspace/data/tagTexts';

export function TagReference() {
  const { t, i18n } = useTranslation(['guide', 'catalogue']);
  return TAG_CATEGORIES.map((category) => (
    <section key={category} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{t(`catalogue:tagCategories.${category}`)}</h3>
      <Table
        caption={t(`catalogue:tagCategories.${category}`)}
        captionClass="sr-only"
        rowClass="border-t border-line align-baseline"
        rows={tagsOf(category, { oversea: build.oversea }).map((tag) => ({
          key: tag.name,
          chipOnly: tag.offered === 'chipOnly',
          ...tagWords(tag, i18n.language),
        }))}
        columns={[
          {
            key: 'tag',
            title: t('tags.tag'),
            headClass: 'w-[28%] py-1 pr-2',
            cellClass: 'py-1 pr-2 break-all font-mono text-xs',
            draw: ({ key }) => `#${key}#`,
          },
          {
            key: 'meaning',
            title: t('tags.meaning'),
            headClass: 'py-1 pr-2',
            cellClass: 'py-1 pr-2',
            draw: ({ desc, chipOnly }) => (chipOnly ? `${desc} (${t('tags.chipOnly')})` : desc),
          },
          {
            key: 'sample',
            title: t('tags.sample'),
            headClass: 'w-[24%] py-1',
            cellClass: 'py-1 break-words text-muted',
            draw: ({ sample }) => sample,
          },
        ]}
      />
    </section>
  ));
}
