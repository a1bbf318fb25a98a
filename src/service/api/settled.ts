// What comes of a call that is under way, for those who only go on where it succeeded.

/** The outcome, or null for a failure, which the hook's caller sees. */
export async function settled<T>(running: Promise<T>): Promise<T | null> {
  try {
    return await running;
  } catch {
    return null;
  }
}
