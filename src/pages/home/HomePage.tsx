// Home: an introduction, live faces, and the way to the first design.
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import type { NewDesignDialogProps } from '@/drafts/newDesign/NewDesignDialog';
import { loadDefaultFont } from '@/service/fonts/defaultFont';
import { fetchWords } from '@/service/language/i18n';
import { selectIsVisitor } from '@/service/session/session';
import { useReducedMotion } from '@/simulator/useReducedMotion';
import { Button, buttonClass } from '@/ui/Button';
import { later } from '@/ui/later';
import { PageHeading } from '@/ui/PageHeading';
import { WhenNear } from '@/ui/WhenNear';
import type { HomeFacesProps } from './HomeFaces';
import { FacePlaces, RecommendedPlaces } from './HomePlaces';

/** Faces load while the user reads. The dialog loads when the page is idle or when it is opened. */
const HomeFaces = later<HomeFacesProps>(
  async () => {
    const [{ HomeFaces: Faces }] = await Promise.all([import('./HomeFaces'), loadDefaultFont()]);
    return Faces;
  },
  () => {},
  ({ part }) => <FacePlaces part={part} />,
);
/** Other designers' faces load from the service shortly before they are visible; the templates do not need them. */
const RecommendedFaces = later<object>(
  async () => {
    // Home's first texts contain neither its own texts nor those for a failure of its call.
    void fetchWords(['designs', 'errors']);
    return (await import('./RecommendedFaces')).RecommendedFaces;
  },
  () => {},
  () => <RecommendedPlaces />,
);
const NewDesignDialog = later<NewDesignDialogProps>(
  async () => (await import('@/drafts/newDesign/NewDesignDialog')).NewDesignDialog,
  ({ onClose }) => onClose(),
);

const GETS = ['layers', 'preview', 'safe'] as const;

export function HomePage() {
  const { t } = useTranslation('pages');
  const isVisitor = useSelector(selectIsVisitor);
  /** Initial template of the dialog. Null while it is closed. */
  const [starting, setStarting] = useState<string | null>(null);
  const close = () => setStarting(null);
  const still = useReducedMotion();
  /** The user's choice. Until then the system setting applies. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const playing = chosen ?? !still;
  /** Nothing moves behind a dialog, so the dialog has all computing power. */
  const running = playing && starting === null;

  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-14 py-4 min-[1025px]:py-10">
      <div className="grid items-center gap-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col items-start gap-5">
          <PageHeading
            title={t('home.title')}
            className="max-w-xl text-[2rem] leading-[1.2] font-semibold tracking-tight text-balance sm:text-[2.5rem] [&:lang(zh)]:break-keep"
          />
          <p className="max-w-lg text-lg text-pretty text-muted">{t('home.lead')}</p>
          <div className="flex flex-wrap gap-3 pt-1">
            <Button variant="primary" size="lg" onClick={() => setStarting('blank')}>
              {t('home.newDesign')}
            </Button>
            <Link to="/dialList" className={buttonClass('secondary', 'lg')}>
              {t('home.myDesigns')}
            </Link>
          </div>
          {isVisitor ? (
            <button
              type="button"
              onClick={() => setStarting('meridian')}
              className="min-h-6 text-sm text-accent underline decoration-accent/50 underline-offset-4 hover:decoration-accent"
            >
              {t('home.try')}
            </button>
          ) : null}
        </div>
        <section aria-label={t('home.faces')} className="flex flex-col gap-4">
          <HomeFaces part="first" playing={running} onStart={setStarting} />
          <Button
            variant="ghost"
            size="sm"
            className="self-center text-muted"
            icon={playing ? <Pause size={14} aria-hidden="true" /> : <Play size={14} aria-hidden="true" />}
            onClick={() => setChosen(!playing)}
          >
            {t(playing ? 'home.pause' : 'home.play')}
          </Button>
        </section>
      </div>

      <section aria-labelledby="more-faces" className="flex flex-col gap-6 border-t border-line pt-10">
        <h2 id="more-faces" className="text-lg font-semibold">
          {t('home.moreFaces')}
        </h2>
        <HomeFaces part="more" playing={running} onStart={setStarting} />
      </section>

      <WhenNear placeholder={<RecommendedPlaces />}>
        <RecommendedFaces />
      </WhenNear>

      <section aria-labelledby="what-you-get" className="flex flex-col gap-5 border-t border-line pt-10">
        <h2 id="what-you-get" className="text-lg font-semibold">
          {t('home.gets')}
        </h2>
        <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
          {GETS.map((get) => (
            <li key={get} className="flex flex-col gap-1.5">
              <h3 className="text-base font-semibold">{t(`home.${get}.title`)}</h3>
              <p className="text-base text-pretty text-muted">{t(`home.${get}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>

      {starting === null ? null : <NewDesignDialog open onClose={close} template={starting} />}
    </div>
  );
}
