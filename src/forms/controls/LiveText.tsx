// Words that follow the simulated watch: read once a second, drawn again only when they change.
import { useEffect, useState } from 'react';

const EVERY_MS = 1000;

export interface LiveTextProps {
  read(): string;
}

export function LiveText({ read }: LiveTextProps) {
  const [, setShown] = useState('');
  const now = read();
  useEffect(() => {
    const timer = setInterval(() => setShown(read()), EVERY_MS);
    return () => clearInterval(timer);
  }, [read]);
  return <span className="tabular-nums">{now}</span>;
}
