// The product's name, a link to the home page.
import { Link } from 'react-router';

export function Brand({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link
      to="/"
      onClick={onFollow}
      className="inline-flex min-h-11 items-center rounded-md px-2.5 text-lg font-bold tracking-tight text-accent min-[1025px]:min-h-6"
    >
      Dialwright
    </Link>
  );
}
