// Renders inline text of the guide: links, code, interface texts, numbers, tags and keys.
import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languageRow } from '@/service/language/i18n';
import { platformIsMac } from '@/ui/platform';
import { guidePath } from './guidePages';
import type { Inline } from './inline';
import { limitText } from './limitText';

const LINK = 'text-accent underline underline-offset-4';
const KEYS = 'rounded border border-line bg-raised px-1.5 font-sans text-xs whitespace-nowrap text-ink';

async function fetchRegistry() {
  const [{ COMMANDS }, { shortcutText }] = await Promise.all([
    import('@/editor/commands'),
    import('@/editor/commands/keys'),
  ]);
  return (name: string) => {
    const [first] = COMMANDS.find((command) => command.name === name)?.shortcuts ?? [];
    return first ? shortcutText(first, platformIsMac()) : null;
  };
}

let registry: ReturnType<typeof fetchRegistry> | undefined;

/** The keys of each command in this system's notation, once the registry is loaded. Cached. */
export function commandKeys(): ReturnType<typeof fetchRegistry> {
  registry ??= fetchRegistry();
  return registry;
}

/** The registry is part of the editor and loads after the text is rendered. */
function Registered({ command }: { command: string }) {
  return use(commandKeys())(command);
}

/** The keys of a command in this system's notation. */
function CommandKeys({ command }: { command: string }) {
  return (
    <kbd className={KEYS}>
      <Suspense fallback="…">
        <Registered command={command} />
      </Suspense>
    </kbd>
  );
}

function Word({ word }: { word: Inline }) {
  const { t, i18n } = useTranslation();
  switch (word.kind) {
    case 'text':
      return word.text;
    case 'strong':
      return <strong className="font-semibold">{word.text}</strong>;
    case 'code':
      return <code className="rounded bg-raised px-1 font-mono text-[0.92em]">{word.text}</code>;
    case 'tag':
      return <code className="rounded bg-raised px-1 font-mono text-[0.92em]">{`#${word.name}#`}</code>;
    case 'ui':
      return (
        <b data-ui={word.key} className="font-semibold">
          {t(word.key)}
        </b>
      );
    case 'limit':
      return limitText(word.path, word.unit, languageRow(i18n.language).tag);
    case 'keys':
      return <CommandKeys command={word.command} />;
    case 'page':
      return (
        <Link to={guidePath(word.page, word.heading)} className={LINK}>
          {word.text}
        </Link>
      );
    case 'route':
      return (
        <Link to={word.to} className={LINK}>
          {word.text}
        </Link>
      );
  }
}

/** The order of inline parts never changes, so their indices are the keys. */
export function Words({ words }: { words: readonly Inline[] }) {
  const placed = words.map((word, place) => ({ word, key: `${place}` }));
  return placed.map(({ word, key }) => <Word key={key} word={word} />);
}
