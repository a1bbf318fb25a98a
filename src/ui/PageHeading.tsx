// The one h1 of a page: it names the tab, and receives the focus when a navigation brought the page (WCAG 2.4.2, 2.4.3).
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export interface PageHeadingProps {
  /** Title of the tab, before the product's name. */
  title: string;
  /** Shown instead of the title. */
  children?: ReactNode;
  className?: string;
  /** Of a page with several addresses, such as one for each watch: what is the same at all of them. The path unless said. */
  place?: string | undefined;
}

const PRODUCT = 'Dialwright';

/** The last heading and its path: the first page of a visit leaves the focus where the browser put it. */
let last: { place: string; heading: HTMLElement | null } | null = null;

export function PageHeading({ title, children, className = '', place }: PageHeadingProps) {
  const path = useLocation().pathname;
  const here = place ?? path;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} - ${PRODUCT}`;
  }, [title]);

  // Only another path is another page: a search or a page number of a list leaves the focus alone. A heading that takes
  // the place of what had the focus (a button of the notice before) takes the focus as well: it is never on the body.
  useEffect(() => {
    const isLost = document.activeElement === document.body && last?.heading !== heading.current;
    if (last !== null && (last.place !== here || isLost)) heading.current?.focus();
    last = { place: here, heading: heading.current };
  }, [here]);

  return (
    <h1 ref={heading} tabIndex={-1} className={`outline-none ${className}`}>
      {children ?? title}
    </h1>
  );
}
