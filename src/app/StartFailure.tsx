// Shown if the application could not start. In every language, because loading the texts may have failed.
import { LANGUAGES } from '@/schemas/languages';

export function StartFailure({ fault }: { fault: unknown }) {
  return (
    <main className="grid min-h-dvh place-items-center bg-app p-6 text-ink">
      <div className="flex max-w-md flex-col gap-3 text-center">
        <h1 className="text-lg font-semibold">
          {LANGUAGES.map(({ id, tag, notStarted }) => (
            <span key={id} lang={tag} className="block">
              {notStarted.title}
            </span>
          ))}
        </h1>
        {LANGUAGES.map(({ id, tag, notStarted }) => (
          <p key={id} className="text-sm text-muted" lang={tag}>
            {notStarted.advice}
          </p>
        ))}
        <pre className="max-h-40 overflow-auto rounded-md bg-raised p-3 text-left text-xs text-muted">
          {String(fault)}
        </pre>
      </div>
    </main>
  );
}
