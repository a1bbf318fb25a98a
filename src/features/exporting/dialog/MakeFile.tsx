// The button that makes a file of a design, and below it the file with what it lacks, or why there is none.
import { Download } from 'lucide-react';
import { Button } from '@/ui/Button';
import { MissingNotes, type MissingParts } from './MissingNotes';
import { Failure, Outcome } from './Outcome';
import type { MadeFile, Making } from './useMaking';

export interface MakeFileProps {
  now: Making<unknown, MadeFile & MissingParts>;
  makeText: string;
  failedText: string;
  onMake(): void;
}

export function MakeFile({ now, makeText, failedText, onMake }: MakeFileProps) {
  return (
    <>
      <div>
        <Button
          variant="primary"
          icon={<Download size={16} />}
          busy={now.state === 'running'}
          data-autofocus=""
          onClick={onMake}
        >
          {makeText}
        </Button>
      </div>
      {now.state === 'failed' ? <Failure text={failedText} /> : null}
      {now.state === 'made' ? (
        <Outcome made={now.made}>
          <MissingNotes made={now.made} />
        </Outcome>
      ) : null}
    </>
  );
}
