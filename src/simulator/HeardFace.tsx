// The preview for the ear: what a wearer with a screen reader hears of the face now, as a list that follows the simulator.
import { Square, Volume2 } from 'lucide-react';
import { useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { watchIn } from '@/face/liveData/minuteWatch';
import { policyOf } from '@/face/platforms';
import { canvasSize, type FaceCopy, type ModeName } from '@/schemas/design';
import { tagOf } from '@/schemas/languages';
import type { FaceNode } from '@/schemas/nodes';
import { Button } from '@/ui/Button';
import { PanelHeading } from '@/ui/PanelHeading';
import { UserText } from '@/ui/UserText';
import { type HeardText, heardTexts, unheard } from './heardFace';
import { useSimulator } from './simulator';

interface HeardFaceProps {
  copy: FaceCopy;
  mode: ModeName;
  nodes: readonly FaceNode[];
}

export function HeardFace({ copy, mode, nodes }: HeardFaceProps) {
  const { t } = useTranslation('preview');
  const heading = useId();
  const hasReader = policyOf(copy.platform).packaging === 'watchFace';
  return (
    <section aria-labelledby={heading} className="border-t border-line py-2">
      <PanelHeading level={3} id={heading}>
        {t('heard.title')}
      </PanelHeading>
      {hasReader ? (
        <Heard copy={copy} mode={mode} nodes={nodes} />
      ) : (
        <p className="py-1 text-xs text-muted">{t('heard.noReader')}</p>
      )}
    </section>
  );
}

/** The texts that are heard now; the same object until they change. */
function useHeard({ copy, mode, nodes }: HeardFaceProps): readonly HeardText[] {
  const { watch } = useSimulator();
  const source = useMemo(() => {
    const canvas = { ...canvasSize(copy.ratio), shape: copy.shape };
    const shown = watchIn(mode, watch);
    let last: { key: string; texts: readonly HeardText[] } | null = null;
    return {
      subscribe: shown.subscribeState,
      get(): readonly HeardText[] {
        const texts = heardTexts(nodes, canvas, shown);
        const key = JSON.stringify(texts);
        if (last?.key !== key) last = { key, texts };
        return last.texts;
      },
    };
  }, [copy, mode, nodes, watch]);
  return useSyncExternalStore(source.subscribe, source.get);
}

function Heard(props: HeardFaceProps) {
  const { t } = useTranslation('preview');
  const { copy, nodes } = props;
  const texts = useHeard(props);
  const silent = useMemo(
    () => unheard(nodes, { ...canvasSize(copy.ratio), shape: copy.shape }).map(({ node }) => node.label),
    [nodes, copy],
  );
  const isMute = texts.every(({ by }) => by !== 'face');
  const sentence = ({ by, label, text }: HeardText) => (by === 'slot' ? t('heard.slot', { name: label }) : text);
  return (
    <>
      <p className="py-1 text-xs text-muted">{t('heard.about')}</p>
      <ol className="flex list-decimal flex-col gap-1 py-1 pl-5 text-xs">
        {texts.map((one) => (
          <li key={`${one.by} ${one.uuid}`}>
            <UserText text={sentence(one)} />
            <span className="block text-muted">
              {one.by === 'face' ? <UserText text={one.label} /> : t('heard.byWatch')}
            </span>
          </li>
        ))}
      </ol>
      {isMute ? <p className="py-1 text-xs text-warning">{t('heard.mute')}</p> : null}
      {silent.length > 0 ? (
        <p className="py-1 text-xs text-warning">
          {t('heard.silent', { count: silent.length, names: silent.slice(0, NAMES_MAX).join(t('heard.comma')) })}
        </p>
      ) : null}
      <ReadAloud texts={texts.map(sentence)} />
    </>
  );
}

/** Names of layers listed at most. */
const NAMES_MAX = 5;

/** Reads the texts in the language of the watch; nothing in a browser without a voice. */
function ReadAloud({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('preview');
  const { watch } = useSimulator();
  const [isReading, setReading] = useState(false);
  const voice = 'speechSynthesis' in window ? window.speechSynthesis : null;
  useEffect(() => () => voice?.cancel(), [voice]);
  if (!voice) return null;
  const stop = () => {
    voice.cancel();
    setReading(false);
  };
  const read = () => {
    voice.cancel();
    const words = new SpeechSynthesisUtterance(texts.join('\n'));
    words.lang = tagOf(watch.state().language);
    words.onend = () => setReading(false);
    words.onerror = () => setReading(false);
    setReading(true);
    voice.speak(words);
  };
  return (
    <Button
      size="sm"
      icon={isReading ? <Square size={16} aria-hidden="true" /> : <Volume2 size={16} aria-hidden="true" />}
      onClick={isReading ? stop : read}
    >
      {t(isReading ? 'heard.stop' : 'heard.read')}
    </Button>
  );
}
