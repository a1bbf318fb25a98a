// Third-party sign-in: a redirect to the configured provider, or in the demo a labeled choice of fictional users.
import { ExternalLink, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router';
import { errorMessage } from '@/service/api/apiError';
import { type DemoControls, embeddedBackend } from '@/service/api/backendPort';
import { useThirdPartyMutation } from '@/service/api/signIns';
import { build } from '@/service/build/build';
import { useLocalWork } from '@/service/localDrafts/localWork';
import { pendingWorks, setSignInLeaves } from '@/service/session/pendingSignIn';
import type { WithSession } from '@/service/session/session';
import { demoGrant, startTrip } from '@/service/session/thirdPartyTrip';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/Button';
import { showToast } from '@/ui/toasts';
import { BackToSignIn, OrLine } from './FamilyParts';
import { useSignInFamily } from './family';
import { storeWorkFiles } from './storeWorkFiles';

/** The page that ends a trip. */
const redirectUri = () => new URL(`${build.basePath}third-party`, location.origin).href;

/** Whether third-party sign-in is available. */
const isOffered = build.thirdParty !== null || (build.offersThirdParty && build.embedded);

/** The button below the form. Renders nothing if it is not available. */
export function ThirdPartyButton() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { go, staySignedIn } = useSignInFamily();
  const { pathname, search, hash } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const { getState } = useStore<WithSession>();
  const { assets } = useLocalWork();
  const { thirdParty } = build;
  if (!isOffered) return null;

  const leave = async () => {
    if (!thirdParty) return go('people');
    setLeaving(true);
    setSignInLeaves(true);
    try {
      const waits = await storeWorkFiles(pendingWorks(), assets);
      const whose = { waits, person: getState().session.lastUserId };
      const where = { redirectUri: redirectUri(), returnPath: `${pathname}${search}${hash}`, staySignedIn, ...whose };
      location.assign(await startTrip(thirdParty, where, { storage: sessionStorage, now: Date.now }));
    } catch (fault) {
      console.warn('The sign-in by a third party could not begin.', fault);
      setLeaving(false);
      setSignInLeaves(false);
      showToast({ tone: 'error', text: t('signIn:thirdParty.cannot') });
    }
  };
  return (
    <>
      <OrLine />
      <Button
        size="lg"
        busy={leaving}
        icon={thirdParty ? <ExternalLink size={16} /> : <UserRound size={16} />}
        onClick={() => void leave()}
      >
        {thirdParty ? t('signIn:thirdParty.by', { name: thirdParty.name }) : t('signIn:thirdParty.demo')}
      </Button>
    </>
  );
}

/** The demo's users. None of them is real, and no data leaves the browser. */
export function DemoPeople() {
  const { t } = useTranslation(['pages', 'signIn', 'errors']);
  const { staySignedIn, onSignedIn } = useSignInFamily();
  const [people, setPeople] = useState<DemoControls['people']>([]);
  const [signIn, { error, isLoading, originalArgs }] = useThirdPartyMutation();
  const failed = error ? errorMessage((key, values) => t(key, values), error) : '';
  useEffect(() => {
    let mounted = true;
    void embeddedBackend().then((backend) => {
      if (mounted) setPeople(backend?.demo?.people ?? []);
    });
    return () => {
      mounted = false;
    };
  }, []);
  useEffect(() => {
    if (failed) announce(failed, { politeness: 'assertive' });
  }, [failed]);
  return (
    <div className="flex flex-col gap-3">
      {failed ? <p className="rounded-md border border-danger px-3 py-2 text-sm text-danger">{failed}</p> : null}
      <ul className="flex flex-col gap-2">
        {people.map(({ id, name, email }) => (
          <li key={id}>
            <Button
              size="lg"
              className="w-full justify-start! py-2 text-left"
              busy={isLoading && originalArgs?.code === id}
              icon={<UserRound size={16} aria-hidden="true" className="shrink-0" />}
              onClick={async () => onSignedIn((await signIn(demoGrant(id, redirectUri(), staySignedIn))).data)}
            >
              <span className="min-w-0">
                <span className="block font-semibold">{name}</span>
                <span className="block text-xs text-muted [overflow-wrap:anywhere] whitespace-normal">{email}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <BackToSignIn />
    </div>
  );
}
