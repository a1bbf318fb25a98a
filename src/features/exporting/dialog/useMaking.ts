// A long-running file export: its progress, the resulting file, which is downloaded once, and a cancel function.
import { useCallback, useEffect, useRef, useState } from 'react';
import { saveFile } from '@/drafts/saving/saveFile';

export type Making<Step, Made> =
  | { readonly state: 'idle' | 'stopped' }
  | { readonly state: 'running'; readonly step: Step }
  | { readonly state: 'made'; readonly made: Made }
  | { readonly state: 'failed'; readonly error: unknown };

/** A file with its name. */
export interface MadeFile {
  name: string;
  file: Blob;
}

export interface Maker<Step, Made> {
  now: Making<Step, Made>;
  /** Starts or restarts. Resolves when it has ended in any way. */
  run(first: Step, work: (signal: AbortSignal, onStep: (step: Step) => void) => Promise<Made>): Promise<void>;
  /** Breaks off what runs. */
  stop(): void;
}

/** Unmounting the component cancels it. */
export function useMaking<Step, Made extends MadeFile>(): Maker<Step, Made> {
  const [now, setNow] = useState<Making<Step, Made>>({ state: 'idle' });
  const running = useRef<AbortController | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const run: Maker<Step, Made>['run'] = useCallback(async (first, work) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const tell = (next: Making<Step, Made>) => {
      if (running.current === own) setNow(next);
    };
    tell({ state: 'running', step: first });
    try {
      const made = await work(own.signal, (step) => {
        if (!own.signal.aborted) tell({ state: 'running', step });
      });
      own.signal.throwIfAborted();
      saveFile(made.file, made.name);
      tell({ state: 'made', made });
    } catch (error) {
      tell(own.signal.aborted ? { state: 'stopped' } : { state: 'failed', error });
      if (!own.signal.aborted) console.warn('An export failed.', error);
    }
  }, []);
  return { now, run, stop };
}
