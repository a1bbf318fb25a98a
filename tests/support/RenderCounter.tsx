// Counts the components React renders, read from its fibre tree as the developer tools do; components that bail out are not
// counted.
import { Profiler, type ReactNode, useRef } from 'react';

interface Fibre {
  tag: number;
  flags: number;
  alternate: Fibre | null;
  child: Fibre | null;
  sibling: Fibre | null;
  type: unknown;
  stateNode: unknown;
}

/** Tags of function components, classes, forwardRef, memo and simple memo. */
const COMPONENT_TAGS = new Set([0, 1, 11, 14, 15]);
const PERFORMED_WORK = 1;

const nameOf = (type: unknown): string => {
  const named = type as { displayName?: string; name?: string; type?: unknown; render?: { name?: string } } | null;
  return named?.displayName ?? named?.name ?? (named?.type ? nameOf(named.type) : (named?.render?.name ?? '?'));
};

function collect(first: Fibre | null, rendered: string[]): void {
  for (let at = first; at; at = at.sibling) {
    const before = at.alternate;
    const worked = before === null || (at.flags & PERFORMED_WORK) !== 0;
    if (COMPONENT_TAGS.has(at.tag) && worked) rendered.push(nameOf(at.type));
    // The same child as before: everything below was skipped, and its flags are from an earlier commit.
    if (before === null || at.child !== before.child) collect(at.child, rendered);
  }
}

/** A React root: its current fibre changes with each commit. */
interface Root {
  current: Fibre;
}

/** Every React root in the document. */
function rootsInDocument(): Root[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    const host = key ? (element as unknown as Record<string, Fibre>)[key] : undefined;
    return host ? [host.stateNode as Root] : [];
  });
}

let rendered: string[] = [];

/** Put this around the components to watch: each commit inside it adds to the count. */
export function RenderCounter({ children }: { children: ReactNode }) {
  // The whole document is searched once: a search with each commit takes an eighth of the time of a panel's tests.
  const roots = useRef<readonly Root[]>(null);
  const onRender = () => {
    roots.current ??= rootsInDocument();
    for (const root of roots.current) collect(root.current, rendered);
  };
  return (
    <Profiler id="renders" onRender={onRender}>
      {children}
    </Profiler>
  );
}

/** Names of the components rendered since the last call. */
export function takeRendered(): string[] {
  const taken = rendered;
  rendered = [];
  return taken;
}
