// A store package was not made, with the reason for the user.
import type { PackageFailure } from '@/service/builds/packageWork';

export class PackageNotMade extends Error {
  constructor(readonly failure: PackageFailure) {
    super(`The package was not made: ${failure.reason}.`);
  }
}
