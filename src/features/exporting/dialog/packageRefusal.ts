// A package was not made because of the face itself.
import type { FacePackage } from '@/packaging/facePackage';

export class PackageRefusal extends Error {
  constructor(readonly refused: Extract<FacePackage, { ok: false }>) {
    super('The package was refused.');
  }
}
