// The h1 of a page: sets the tab's title, and receives the focus after a navigation (WCAG 2.4.2, 2.4.3).
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export interface PageHeadingProps {
  /** Title of the tab, before the product's name. */
  title: string;
  /** Shown instead of the title. */
  children?: ReactNode;
  className?: string;
  /** Common part of a page's URLs, if it has several, such as one per watch. Default: the path. */
  place?: string | undefined;
}

const PRODUCT = 'Dialwright';

/** The last heading and its path; the first page of a visit does not move the focus. */
let last: { place: string; heading: HTMLElement | null } | null = null;

export function PageHeading({ title, children, className = '', place }: PageHeadingProps) {
  const path = useLocation().pathname;
  const here = place ?? path;
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} - ${PRODUCT}`;
  }, [title]);

  // Only another path is another page: a search or a list's page number does not move the focus. A heading that
  // replaces the focused element (a button of a notice) takes the focus, so that it is never on the body.
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
