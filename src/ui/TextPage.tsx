// A text page: title, lead, and sections with points.
import { type ReactNode, useId } from 'react';
import { PageHeading } from './PageHeading';

export interface TextPageProps {
  title: string;
  /** A summary in a few sentences. */
  lead: ReactNode;
  /** Under the lead, such as a link to another language. */
  beside?: ReactNode;
  /** Language of the text, if not that of the interface. */
  lang?: string | undefined;
  /** Room for more than words. */
  wide?: boolean | undefined;
  children: ReactNode;
}

export function TextPage({ title, lead, beside, lang, wide = false, children }: TextPageProps) {
  return (
    <article lang={lang} className={`mx-auto flex flex-col gap-8 py-4 ${wide ? 'max-w-4xl' : 'max-w-3xl'}`}>
      <div className="flex flex-col gap-3">
        <PageHeading title={title} className="text-xl font-semibold" />
        <p className="max-w-2xl text-base leading-relaxed text-muted">{lead}</p>
        {beside}
      </div>
      {children}
    </article>
  );
}

/** A section with a heading. */
export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A list of points. */
export function TextPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-5 text-base leading-relaxed marker:text-muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
