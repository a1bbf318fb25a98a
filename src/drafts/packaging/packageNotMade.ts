// A package of the store that did not come to be, with the reason that is told.
import type { PackageFailure } from '@/service/builds/packageWork';

export class PackageNotMade extends Error {
  constructor(readonly failure: PackageFailure) {
    super(`The package was not made: ${failure.reason}.`);
  }
}
